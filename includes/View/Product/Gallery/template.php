<?php
/**
 * The product gallery, in place of WooCommerce's template.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

Vitrine\View\Product\Gallery\TemplateOverride::print();
