import Findings
import SpecModel
import SpecReading
import Testing

struct PropertyDialectTests {
  @Test(
    "numbers that bear a letter",
    arguments: [("### Property P3: A", "3 A"), ("### Property 6A: B", "6A B"), ("**Property 6B**: C", "6B C")]
  )
  func letters(_ heading: String, _ read: String) async {
    let text = "## Correctness Properties\n\n\(heading)\n\n**Validates: Requirements 1.1**\n"
    let properties = await Reading(["design.md": text]).corpus.specs.flatMap(\.properties)
    #expect(properties.map { "\($0.id.number) \($0.title)" } == [read])
    #expect(properties.flatMap(\.validates).flatMap(\.references).map(\.local) == ["1.1"])
  }

  static let forms = [
    Document(
      "named by a letter, below plain Properties",
      "## Properties\n\n- **P1 (order)**: for any a, b. Validates: 1.1, 1.2\n- **P2 (bounds)**: few. Validates: 1.2\n- size: 3\n",
      "1:1.1,1.2 2:1.2"
    ),
    Document(
      "the full stop within the bold",
      "## Correctness Properties\n\n**Property 7 (Safety).** For any a.\n_Validates: 1.1_\n",
      "7:1.1"
    ),
    Document(
      "headings that leave the word out",
      "## Correctness Properties\n\n### CP-15: A\n\n**Validates: Requirements 1.1**\n\n### Invariant 17: B\n\n_Validates: 1.2_\n\n"
        + "### 22. C\n\n_Validates: 1.1_\n\n## 23. Testing\n",
      "15:1.1 17:1.2 22:1.1"
    ),
    Document(
      "bullets that say what they validate",
      "## Correctness Properties\n\n- For any a. **Validates: Requirements 1.1**\n- For any b. **Validates: Requirements 1.2**\n",
      "1:1.1 2:1.2"
    ),
    Document(
      "numbered items that say so at their ends",
      "## Correctness Properties\n\n1. For any a. **Validates: Requirements 1.1**\n2. For any b. **Validates: Requirements 1.2**\n",
      "1:1.1 2:1.2"
    ),
    Document(
      "a list over two lines",
      "### Property 1: A\n\nFor any a.\n\n**Validates: Requirements 1.1,\n1.2**\n\n1.3 of these\n",
      "1:1.1,1.2"
    ),
    Document(
      "weighed, and defined below",
      "## Correctness Properties\n\n### Property Reflection\n\n1. **Properties 1.1, 1.2** can be one\n- **Property 1**: again\n\n"
        + "### 属性反思\n\n1. 属性\n\n### Property 1: A\n\n**Validates: Requirements 1.1**\n",
      "1:1.1"
    ),
    Document(
      "numbers of sections, and no titles",
      "## 8. Correctness Properties\n\n### 8.1 Property 1: A\n\n_Validates: 1.1_\n\n### Property 2\n\n**Validates:**\n- Requirement 1.1\n"
        + "- Requirement 1.2\n\n### Property 3.1: C\n\n_Validates: 1.1_\n\n### Property 3.2: D\n\n_Validates: 1.2_\n",
      "1:1.1 2:1.1,1.2 3.1:1.1 3.2:1.2"
    ),
    Document(
      "what is not tested",
      "## Correctness Properties\n\n**Property 1: A**\n\n_Validates: 1.1_\n\n### Properties Not Tested\n\n1. looks\n2. speed\n",
      "1:1.1"
    ),
    Document("a colon behind both words", "### Property 1: A\n\n**Validates Requirements: 1.1, 1.2**\n", "1:1.1,1.2"),
    Document("in parentheses", "## Correctness Properties\n\n- Property 9: A (Requirements 1.2)\n", "9:1.2"),
    Document("what components have", "## Properties\n\n1. size\n2. colour\n\n- width: 3\n", ""),
  ]

  @Test("properties, and what they validate", arguments: forms)
  func properties(_ document: Document) async {
    let requirements = "### Requirement 1: A\n\n1. A SHALL b\n2. A SHALL c\n3. A SHALL d\n"
    let reading = await Reading(["requirements.md": requirements, "design.md": document.text])
    let read = reading.corpus.specs.flatMap(\.properties).map { property in
      "\(property.id.number):" + property.validates.flatMap(\.references).map(\.local).joined(separator: ",")
    }
    #expect(read.joined(separator: " ") == document.read)
  }
}
