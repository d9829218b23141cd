<?php
/**
 * Template for the product gallery, replaces WooCommerce's.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

Vitrine\View\Product\Gallery\TemplateOverride::print();
