/// The version of Wingbar, as `--version` and `/api/status` say it.
public let version = "0.1.0"
