<?php
/**
 * Cross-sells of the cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Cart\Parts;

use Vitrine\View\Listing\Card;
use Vitrine\View\Listing\CardOthers;
use Vitrine\View\Listing\Collection;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Twin of src/islands/cart-page/cross-sells.tsx.
 *
 * @see spec 2.5
 *
 * @phpstan-import-type Own from CartTexts
 */
final class CrossSells {

	/** Default number of columns. */
	private const COLUMNS = 4;

	/**
	 * Renders the products.
	 *
	 * @param array<string, mixed> $props `CartPageProps` of src/islands/types.ts.
	 * @param Own                  $own   The owner's heading.
	 */
	public static function render( array $props, array $own = array() ): Markup {
		$cart  = $props['cart'];
		$list  = $props['list'] ?? array();
		$title = $list['title'] ?? CartTexts::title( $own, self::title() );
		return Markup::tag(
			'section',
			array( 'class' => 'cross-sells' ),
			'' === $title ? null : Markup::tag( 'h2', array(), $title ),
			Markup::tag(
				'ul',
				array( 'class' => 'products columns-' . ( $list['columns'] ?? self::COLUMNS ) ),
				array_map(
					static fn ( array $card ): Markup => Card::render(
						$card,
						$cart['currency'],
						$props['shop']['sale_badge'],
						array(
							'heading' => 'h3',
							'summary' => true,
							'sizes'   => '(max-width: 600px) 45vw, 260px',
							'others'  => CardOthers::among( $props['others'] ?? array(), $card['id'] ),
						)
					),
					$cart['cross_sells']
				)
			)
		);
	}

	/**
	 * Returns the settings of the list that plugins have changed.
	 *
	 * @return array{title?: string, columns?: int} Left out where it is as usual.
	 */
	public static function list(): array {
		$usual = array(
			'title'   => self::title(),
			'columns' => self::COLUMNS,
			'number'  => self::COLUMNS,
		);
		$list  = Collection::arranged( Collection::CROSS_SELLS, $usual );
		return ( $list['title'] === $usual['title'] ? array() : array( 'title' => $list['title'] ) ) + ( self::COLUMNS === $list['columns'] ? array() : array( 'columns' => $list['columns'] ) );
	}

	/**
	 * Returns the default heading.
	 */
	private static function title(): string {
		return __( 'You may be interested in…', 'vitrine' );
	}
}
