<?php
/**
 * Renders the content of a listing without results.
 *
 * @package Vitrine
 * @var string $content Of the block, rendered.
 */

declare( strict_types=1 );

use Vitrine\View\Loop\Shell;

defined( 'ABSPATH' ) || exit;

echo Shell::empty( $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
