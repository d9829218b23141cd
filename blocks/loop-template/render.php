<?php
/**
 * Renders the results of a listing.
 *
 * @package Vitrine
 * @var WP_Block $block The block.
 */

declare( strict_types=1 );

use Vitrine\View\Loop\Shell;

defined( 'ABSPATH' ) || exit;

echo Shell::results( $block ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
