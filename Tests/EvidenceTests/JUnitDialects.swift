import Evidence
import Testing

/// A report as a runner writes it, and what it amounts to.
struct JUnitDialect: Sendable, CustomTestStringConvertible {
  let runner: String
  let outcomes: [(check: String, outcome: Outcome)]
  let text: String

  var testDescription: String { runner }
}

/// Written after the formats that the runners document; what they have in common is left out.
let dialects: [JUnitDialect] = [
  JUnitDialect(
    runner: "pytest",
    outcomes: [
      ("tests.test_badge/test_label[035/8.4]", .passed), ("tests.test_badge/test_count", .failed(.expectation)),
      ("tests.test_badge/test_later", .inconclusive(.skipped)),
    ],
    text: """
      <?xml version="1.0" encoding="utf-8"?><testsuites name="pytest tests"><testsuite name="pytest" errors="0" failures="1"
      skipped="1" tests="4" time="0.05" timestamp="2026-03-01T10:00:00" hostname="ci"><testcase classname="tests.test_badge"
      name="test_label[035/8.4]" time="0.001" /><testcase classname="tests.test_badge" name="test_count" time="0.001"><properties>
      <property name="requirement" value="035/8.5" /></properties><failure message="assert 1 == 2">def test_count():
      &gt;  assert 1 == 2</failure></testcase><testcase classname="tests.test_badge" name="test_later" time="0.000"><properties>
      <property name="requirement" value="035/8.5" /></properties><skipped type="pytest.xfail" message="known" /></testcase>
      <testcase classname="tests.test_badge" name="test_other[1-2]" time="0.0" /></testsuite></testsuites>
      """
  ),
  JUnitDialect(
    runner: "jest-junit",
    outcomes: [("Badge shows its label [035/8.4]/Badge shows its label [035/8.4]", .passed)],
    text: """
      <testsuites name="jest tests" tests="1" failures="0" errors="0" time="1.2"><testsuite name="Badge" errors="0" failures="0"
      skipped="0" timestamp="2026-03-01T10:00:00" time="0.5" tests="1"><testcase classname="Badge shows its label [035/8.4]"
      name="Badge shows its label [035/8.4]" time="0.004"></testcase></testsuite></testsuites>
      """
  ),
  JUnitDialect(
    runner: "Gradle and Surefire",
    outcomes: [
      ("shop.BadgeTest/label", .passed), ("shop.BadgeTest/count", .inconclusive(.flaky)),
      ("shop.BadgeTest/press", .inconclusive(.error)),
    ],
    text: """
      <testsuite xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" name="shop.BadgeTest [035/8.4]" time="0.1" tests="3"
      errors="1" skipped="0" failures="0"><properties><property name="java.version" value="21"/></properties>
      <testcase name="label" classname="shop.BadgeTest" time="0.01"/><testcase name="count" classname="shop.BadgeTest" time="0.01">
      <flakyFailure message="no" type="AssertionError"><stackTrace><![CDATA[at shop.BadgeTest]]></stackTrace><system-out>x</system-out>
      </flakyFailure></testcase><testcase name="press" classname="shop.BadgeTest" time="0"><error type="NullPointerException"/>
      </testcase><system-out><![CDATA[<not>a tag]]></system-out><system-err></system-err></testsuite>
      """
  ),
  JUnitDialect(
    runner: "ctest",
    outcomes: [("badge.label [035/8.4]/badge.label [035/8.4]", .passed), ("b/b [035/8.5]", .inconclusive(.skipped))],
    text: """
      <?xml version="1.0" encoding="UTF-8"?><testsuite name="Linux-c++" tests="2" failures="0" disabled="0" skipped="1" hostname=""
      time="0"><testcase name="badge.label [035/8.4]" classname="badge.label [035/8.4]" time="0.002" status="run"><properties/>
      <system-out>ok</system-out></testcase><testcase name="b [035/8.5]" classname="b" time="0" status="notrun">
      <skipped message="SKIP_RETURN_CODE=4"/><properties/></testcase></testsuite>
      """
  ),
  JUnitDialect(
    runner: "nextest",
    outcomes: [("badge/tests::label", .passed), ("badge/tests::count", .inconclusive(.flaky))],
    text: """
      <testsuites name="nextest-run" tests="2" failures="0" errors="0" uuid="x" time="0.1"><testsuite name="badge" tests="2"
      disabled="0" errors="0" failures="0"><properties><property name="verifies" value="035/8.4"/></properties>
      <testcase name="tests::label" classname="badge" timestamp="2026-03-01T10:00:00.000+00:00" time="0.004"></testcase>
      <testcase name="tests::count" classname="badge" time="0.004"><flakyFailure timestamp="x" time="0.1" type="test failure">panicked
      </flakyFailure></testcase></testsuite></testsuites>
      """
  ),
  JUnitDialect(
    runner: "xcbeautify and trainer",
    outcomes: [
      ("ShopTests.BadgeTests/label [035/8.4]", .passed),
      ("ShopTests.BadgeTests/count [035/8.5]", .failed(.expectation)),
    ],
    text: """
      <?xml version='1.0' encoding='UTF-8'?><testsuites name='Shop.xctest' tests='2' failures='1'><testsuite
      name='ShopTests.BadgeTests' tests='2' failures='1'><testcase classname='ShopTests.BadgeTests' name='label [035/8.4]'
      time='0.045'/><testcase classname='ShopTests.BadgeTests' name='count [035/8.5]'><failure message='XCTAssertEqual failed'>
      BadgeTests.swift:12</failure></testcase></testsuite></testsuites>
      """
  ),
  JUnitDialect(
    runner: "go-junit-report",
    outcomes: [("shop/badge/TestLabel/[035/8.4]", .passed)],
    text: """
      <testsuites tests="1"><testsuite name="shop/badge" tests="1" failures="0" errors="0" id="0" hostname="ci" time="0.002"
      timestamp="2026-03-01T10:00:00Z"><properties><property name="go.version" value="go1.24"></property></properties>
      <testcase name="TestLabel/[035/8.4]" classname="shop/badge" time="0.000"></testcase></testsuite></testsuites>
      """
  ),
  JUnitDialect(
    runner: "Playwright",
    outcomes: [
      ("badge.spec.ts/badge › label [035/8.4]", .passed),
      ("badge.spec.ts/badge › label [035/8.4]", .failed(.expectation)),
    ],
    text: """
      <testsuites id="" name="" tests="2" failures="1" skipped="0" errors="0" time="2.1"><testsuite name="badge.spec.ts"
      timestamp="2026-03-01T10:00:00.000Z" hostname="chromium" tests="1" failures="0" skipped="0" time="1" errors="0"><testcase
      name="badge › label [035/8.4]" classname="badge.spec.ts" time="1"></testcase></testsuite><testsuite name="badge.spec.ts"
      hostname="webkit" tests="1" failures="1" skipped="0" time="1" errors="0"><testcase name="badge › label [035/8.4]"
      classname="badge.spec.ts" time="1"><failure message="badge.spec.ts:3:1 label" type="FAILURE"><![CDATA[  [webkit] no]]></failure>
      <system-out><![CDATA[[[ATTACHMENT|trace.zip]]]]></system-out></testcase></testsuite></testsuites>
      """
  ),
]
