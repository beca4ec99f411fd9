// Colours, sorting and filtering. Every page says everything without them.
(function () {
  "use strict";

  var schemes = ["system", "light", "dark"];

  function startSchemes(button) {
    var name = button.querySelector("[data-scheme-name]");
    var root = document.documentElement;
    function show() { name.textContent = root.dataset.scheme || "system"; }
    button.hidden = false;
    show();
    button.addEventListener("click", function () {
      var next = schemes[(schemes.indexOf(root.dataset.scheme || "system") + 1) % schemes.length];
      if (next === "system") delete root.dataset.scheme; else root.dataset.scheme = next;
      try { localStorage.setItem("counterfoil:scheme", next); } catch (refused) { /* not remembered, but shown */ }
      show();
    });
  }

  // Sorting: each sortable heading becomes a button, and the heading says which way it sorts.
  function startSorting(table) {
    var headings = Array.from(table.tHead.rows[0].cells);
    headings.forEach(function (heading, column) {
      if (!heading.dataset.sort) return;
      var button = document.createElement("button");
      button.type = "button";
      button.className = "sort";
      button.append(...heading.childNodes);
      heading.append(button);
      button.addEventListener("click", function () { sort(table, headings, heading, column); });
    });
  }

  function sort(table, headings, heading, column) {
    var falls = heading.dataset.sort === "number";
    var now = heading.getAttribute("aria-sort");
    var descending = now ? now === "ascending" : falls;
    headings.forEach(function (other) { other.removeAttribute("aria-sort"); });
    heading.setAttribute("aria-sort", descending ? "descending" : "ascending");
    var body = table.tBodies[0];
    var rows = Array.from(body.rows);
    rows.sort(function (a, b) {
      var order = compare(a.cells[column], b.cells[column], falls);
      return descending ? -order : order;
    });
    body.append(...rows);
  }

  function compare(a, b, asNumbers) {
    if (asNumbers) return value(a) - value(b);
    return a.textContent.localeCompare(b.textContent, undefined, { numeric: true });
  }

  function value(cell) {
    return parseFloat(cell.dataset.value || cell.textContent) || 0;
  }

  // Filtering: by words, by state, over rows or list items.
  var filtered = {
    specs: { items: ".specs tbody tr", groups: null, noun: "specs" },
    criteria: { items: ".tickets > li", groups: ".requirement", noun: "criteria" },
    findings: { items: ".findings > li", groups: ".group", noun: "findings" },
  };

  function startFilter(form) {
    var kind = filtered[form.dataset.filter];
    var items = Array.from(document.querySelectorAll(kind.items));
    if (items.length < 2) return;
    form.hidden = false;
    form.addEventListener("submit", function (event) { event.preventDefault(); });
    form.addEventListener("input", function () { filter(form, kind, items); });
    // A browser that comes back to the page fills the form as it was left.
    filter(form, kind, items);
  }

  function filter(form, kind, items) {
    var words = form.elements.words ? form.elements.words.value.trim().toLowerCase().split(/\s+/) : [""];
    var slug = form.elements.slug.value;
    var shown = 0;
    items.forEach(function (item) {
      var text = words[0] === "" ? "" : item.textContent.toLowerCase();
      var fits = words.every(function (word) { return text.includes(word); });
      if (slug) fits = fits && (item.dataset.slugs || "").split(" ").includes(slug);
      item.hidden = !fits;
      if (fits) shown += 1;
    });
    if (kind.groups) {
      document.querySelectorAll(kind.groups).forEach(function (group) {
        group.hidden = shown < items.length && !group.querySelector("li[data-slugs]:not([hidden])");
      });
    }
    form.querySelector("output").textContent =
      shown === items.length ? "" : shown + " of " + items.length + " " + kind.noun;
  }

  // What a fragment leads to may lie inside something that is folded away or filtered out.
  function reveal() {
    var target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    for (var element = target; element; element = element.parentElement) {
      if (element.tagName === "DETAILS") element.open = true;
      element.hidden = false;
    }
  }

  // On wide screens the contents stand beside the text.
  function startContents(details) {
    var wide = matchMedia("(min-width: 75rem)");
    function follow() { details.open = wide.matches; }
    wide.addEventListener("change", follow);
    follow();
  }

  // What scrolls sideways must be reached by the keyboard too; what does not should be no stop on its way.
  function startScrollers() {
    document.querySelectorAll(".prose pre, .prose .scroll").forEach(function (element) {
      if (element.scrollWidth > element.clientWidth) element.tabIndex = 0; else element.removeAttribute("tabindex");
    });
  }

  document.querySelectorAll("button[data-toggle=scheme]").forEach(startSchemes);
  document.querySelectorAll("table[data-sortable]").forEach(startSorting);
  document.querySelectorAll("form[data-filter]").forEach(startFilter);
  document.querySelectorAll("details.contents").forEach(startContents);
  startScrollers();
  addEventListener("resize", startScrollers);
  addEventListener("hashchange", reveal);
  if (location.hash) reveal();
})();
