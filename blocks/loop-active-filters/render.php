<?php
/**
 * Renders the active filters of a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

use Vitrine\View\Loop\Shell;

defined( 'ABSPATH' ) || exit;

echo Shell::active(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
