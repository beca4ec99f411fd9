import OSLog
import os

/// What the shop says of itself.
let shopLog = Logger(subsystem: "shop", category: "components")

/// Told of numbers that no dot can show.
func noteOverflow(_ count: Int) {
  shopLog.info("\(count, privacy: .public) things wait")
  os_log("%{public}d things wait", log: OSLog(subsystem: "shop", category: "components"), type: .debug, count)
}
