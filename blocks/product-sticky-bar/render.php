<?php
/**
 * Renders the sticky add-to-cart bar.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Attributes of the block.
 * @var WP_Block             $block      The block.
 */

declare( strict_types=1 );

use Vitrine\Plugin;
use Vitrine\View\Markup;
use Vitrine\View\Product\Page;
use Vitrine\View\Product\Parts\Part;
use Vitrine\View\Product\Parts\Shown;
use Vitrine\View\Product\StickyBar;
use Vitrine\View\Shop;

defined( 'ABSPATH' ) || exit;

echo Part::render( // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes all that goes into it.
	$block,
	static fn ( Shown $shown ): ?Markup => StickyBar::render(
		$shown->product,
		Shop::props() + array( 'button_label' => $attributes['buttonLabel'] ),
		Page::price( $shown->product, Plugin::engine()->currency()->to_array() )
	),
	in_summary: false
);
