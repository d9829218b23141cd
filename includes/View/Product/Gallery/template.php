<?php
/**
 * A product's pictures, in place of WooCommerce's template of the same.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

Vitrine\View\Product\Gallery\TemplateOverride::print();
