// Keeps the fragment, which a refresh in the markup would lose.
(function () {
  var target = document.currentScript.dataset.target;
  location.replace(target + location.hash);
})();
