/// The version of Wingbar, as About, `--version` and `/api/status` say it: one constant for the page's program and the
/// server, so that a page kept on the device says its own.
public let wingbarVersion = "0.1.0"
