<?php
/**
 * What PHPStan's own configuration needs before it is read.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

require_once __DIR__ . '/Layers/Map.php';
require_once __DIR__ . '/Layers/LayerRule.php';
