<?php
/**
 * Loads the classes that PHPStan's configuration uses.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

require_once __DIR__ . '/Layers/Map.php';
require_once __DIR__ . '/Layers/LayerRule.php';
