#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
#endif
#if canImport(Markup)
import Markup
#endif

/// What carries lists between a person's devices: how to begin, how to join, how it goes, and how to stop.
func devicesPage(_ carrying: Carrying, _ state: PastState) -> Node {
    switch carrying.phase {
    case .unknown: return p { "Looking" }.class("footnote")
    case .insecure:
        return emptyState(
            "triangle-alert", "Not at this address",
            "Browsers encrypt at https addresses only, and on the computer that runs Wingbar; old ones not at all. Open Wingbar by such an address, or carry your lists as a file."
        ) {
            button { span { "Files" }.class("name") }.class("offer").type("button").act(Opening.files)
        }
    case .opening(let isNew):
        return div {
            p { isNew ? "Making a code" : "Looking for your other device" }.class("lead")
            div().class("progress")
        }
    case .off:
        let (failure, invited) = (carrying.failure, invitation(carrying, state))
        return group {
            if !failure.utf8.isEmpty { banner("info", failure) }
            if let invited {
                invited
            } else {
                p {
                    "Lists go between your devices through this Wingbar's server, without an account. They are sealed on the device; the server cannot read them."
                }
                .class("lead")
                first()
                other()
            }
        }
    case .on(let code):
        let failed = carrying.failure.utf8.isEmpty ? nil : banner("info", carrying.failure)
        let nodes = [
            failed, progress(carrying, state), invitation(carrying, state), add(code, carrying),
            stopping(carrying.asksRemoval),
        ]
        return group { for node in nodes.compactMap({ $0 }) { node } }
    }
}

private func banner(_ symbol: String, _ text: String) -> Node {
    div {
        icon(symbol)
        span { text }.class("banner-text")
    }
    .class("banner").role("status")
}

private func field(_ title: String, _ type: String, _ step: String) -> Node {
    label {
        span { title }.class("name")
        input().class("value").type(type).actInput("past carry " + step).attr(.autocomplete, "off")
            .attr(.spellcheck, "false").attr(.autocapitalize, "off").attr(.maxlength, "200")
    }
    .class("row entry")
}

private func action(_ title: String, _ step: String) -> Node {
    button { title }.class("action").type("button").act("past carry " + step)
}

private func chosen(_ title: String) -> Node { button { title }.class("action chosen").type("submit") }

/// The first device.
private func first() -> Node {
    form {
        h3 { "Begin on this device" }.class("heading")
        div { field("Pass phrase, if you like", "password", "phrase") }.class("card")
        div { chosen("Begin") }.class("actions apart")
    }
    .class("family").actSubmit("past carry start")
}

/// One more.
private func other() -> Node {
    form {
        h3 { "Join another device" }.class("heading")
        div {
            field("Code", "text", "code")
            field("Pass phrase, if it has one", "password", "phrase")
        }
        .class("card")
        div { chosen("Join") }.class("actions apart")
    }
    .class("family").actSubmit("past carry join")
}

/// A link asks this device to join: it does only when its person says so.
private func invitation(_ carrying: Carrying, _ state: PastState) -> Node? {
    guard let code = carrying.invitation?.grouped else { return nil }
    let count = countText(Int64(state.history.archive.lists.count), "list", "lists")
    let hasPhrase = carrying.invitedPhrase
    return form {
        h3 { "Join the devices with the code \(code)?" }.class("heading")
        p { "Their lists come to this device, and the \(count) here go to them." }.class("footnote")
        if hasPhrase { div { field("Pass phrase", "password", "phrase") }.class("card") }
        div {
            chosen("Join")
            action("Not Now", "leave")
        }
        .class("actions apart")
    }
    .class("family").actSubmit("past carry join")
}

/// How it goes.
private func progress(_ carrying: Carrying, _ state: PastState) -> Node {
    let (symbol, text) = told(carrying, state)
    let damaged = Int64(carrying.carried.unread.count)
    let isUnderWay = carrying.isUnderWay
    let isLost = carrying.trouble == .status(404)
    return group {
        div {
            icon(symbol)
            span { text }.class("banner-text")
            if !isUnderWay {
                button { isLost ? "Begin Again" : "Carry Now" }.class("banner-button").type("button")
                    .act(isLost ? "past carry again" : "past carry now")
            }
        }
        .class("banner").role("status")
        if damaged > 0 {
            banner(
                "triangle-alert",
                countText(damaged, "thing", "things")
                    + " on the server could not be opened: damaged, or of a later version. Update Wingbar on this device."
            )
        }
    }
}

private func told(_ carrying: Carrying, _ state: PastState) -> (symbol: String, text: String) {
    switch carrying.trouble {
    case .away: return ("wifi-off", dotted(["Waits for the server", carriedText(carrying, state)]))
    case .disk(let why):
        return ("triangle-alert", "This device could not store what came (\(why)). Make room, then reload.")
    case .status(404):
        return (
            "triangle-alert",
            "The server does not know this code any more: it was removed on another device, or lost. Your lists stay here."
        )
    case .status(507):
        return (
            "triangle-alert",
            "The server has no room for more. Free space on its disk, or remove this for all and begin anew."
        )
    case .status(429): return ("clock", "The server asks to wait a little")
    case .status(let status): return ("triangle-alert", "The server answers \(status). It is tried again.")
    case nil: break
    }
    if carrying.isUnderWay { return ("monitor-smartphone", "Carrying") }
    return ("circle-check", carriedText(carrying, state))
}

private func carriedText(_ carrying: Carrying, _ state: PastState) -> String {
    guard let doneAt = carrying.doneAt else { return "Not carried yet" }
    let minutes = max(0, state.utc - doneAt) / 60
    switch minutes {
    case 0: return "Carried just now"
    case 1..<60: return "Carried \(countText(minutes, "minute", "minutes")) ago"
    default: return "Carried \(countText(minutes / 60, "hour", "hours")) ago"
    }
}

/// What another device needs.
private func add(_ code: CarryCode, _ carrying: Carrying) -> Node {
    let both = carrying.hasPhrase ? " and the pass phrase" : ""
    let (text, isLocal) = (code.grouped, carrying.isLocal)
    let (picture, side) = (carrying.picture, carrying.pictureSide)
    return div {
        h3 { "Add a device" }.class("heading")
        div {
            if !picture.utf8.isEmpty {
                svg { path().attr(.d, picture) }
                    .class("qr").attr(.viewBox, "0 0 \(side) \(side)").role("img").label("QR code of the link")
            }
            p { text }.class("code")
        }
        .class("card carried")
        p {
            "Scan this with the other device, or open Past lists, Devices there and type the code\(both). Who has the code\(both) can read and change your lists."
        }
        .class("footnote")
        if isLocal {
            p {
                "The picture and the link lead to this computer only. On another device open Wingbar by the address that this computer has there, and type the code."
            }
            .class("footnote")
        }
        div {
            action("Copy Code", "copy-code")
            action("Copy Link", "copy-link")
        }
        .class("actions apart")
    }
    .class("family")
}

private func stopping(_ asksRemoval: Bool) -> Node {
    div {
        h3 { "Stop" }.class("heading")
        if asksRemoval {
            div {
                icon("triangle-alert")
                span { "All your devices stop carrying. Each keeps its lists." }.class("banner-text")
                button { "Remove" }.class("banner-button").type("button")
                    .act("past carry remove-surely")
            }
            .class("banner").role("alert")
        }
        div {
            action("Stop Here", "stop")
            action("Remove for All", "remove")
        }
        .class("actions apart")
    }
    .class("family")
}
