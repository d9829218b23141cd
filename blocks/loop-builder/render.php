<?php
/**
 * Renders a listing of posts.
 *
 * @package Vitrine
 * @var WP_Block $block The block.
 */

declare( strict_types=1 );

use Vitrine\View\Loop\Shell;

defined( 'ABSPATH' ) || exit;

echo Shell::render( $block ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
