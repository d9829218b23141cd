<?php
/**
 * The pages of a listing.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Of the block.
 */

declare( strict_types=1 );

use Vitrine\View\Loop\Shell;

defined( 'ABSPATH' ) || exit;

echo Shell::pagination( $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes all that goes into it.
