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
use Vitrine\View\Product\ProductContent;
use Vitrine\View\Product\Parts\ProductPart;
use Vitrine\View\Product\Parts\ShownProduct;
use Vitrine\View\Product\StickyBar;
use Vitrine\View\ShopProps;

defined( 'ABSPATH' ) || exit;

echo ProductPart::render( // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
	$block,
	static fn ( ShownProduct $shown ): ?Markup => StickyBar::render(
		$shown->product,
		ShopProps::props() + array( 'button_label' => $attributes['buttonLabel'] ),
		ProductContent::price( $shown->product, Plugin::engine()->currency()->to_array() )
	),
	in_summary: false
);
