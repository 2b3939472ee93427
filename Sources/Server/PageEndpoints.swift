/// The pages that people open.
func pageEndpoints(_ world: World, _ installation: Installation) -> [Endpoint] {
    let maker = PageMaker(world, installation)
    return [
        .get("/", nil) { request in
            do throws(BadParameter) {
                return try maker.page(request)
            } catch {
                return refusedPage(error)
            }
        },
        .get("/licences") { _ in licencesPage(installation.licences) },
    ]
}
