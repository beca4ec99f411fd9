// Before anything is drawn: the colours that the reader chose on an earlier page.
(function () {
  try {
    var scheme = localStorage.getItem("counterfoil:scheme");
    if (scheme === "light" || scheme === "dark") document.documentElement.dataset.scheme = scheme;
  } catch (refused) {
    // Storage can be switched off; then the system's colours hold.
  }
})();
