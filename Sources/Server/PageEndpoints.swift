/// The pages that people open.
func pageEndpoints(_ world: World, _ installation: Installation) -> [Endpoint] {
    let maker = PageMaker(world, installation)
    return [
        .get("/", nil) { request throws(BadParameter) in try maker.page(request) },
        .get("/licences") { _ in licencesPage(installation.licences) },
    ]
}
