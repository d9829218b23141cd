<?php
/**
 * View fixtures that both PHP and React render.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View;

use Vitrine\View\Cart\CartContents;
use Vitrine\View\Cart\CartDrawer;
use Vitrine\View\Cart\MiniCart;
use Vitrine\View\Cart\CartContent;
use Vitrine\View\Checkout\Fields\EmailMessage;
use Vitrine\View\Checkout\PaymentMethods;
use Vitrine\View\Checkout\Review\CouponBox;
use Vitrine\View\Checkout\Review\OrderReview;
use Vitrine\View\Checkout\Review\ReviewToggle;
use Vitrine\View\Checkout\Fields\FormSection;
use Vitrine\View\Checkout\ShippingMethods;
use Vitrine\View\Checkout\Fields\AddressSuggestions;
use Vitrine\View\Listing\Card;
use Vitrine\View\Loop\Facets\Facet;
use Vitrine\View\Loop\Failure;
use Vitrine\View\Loop\Filter;
use Vitrine\View\Loop\NoResults;
use Vitrine\View\Loop\LoopPagination;
use Vitrine\View\Loop\Reset;
use Vitrine\View\Loop\LoopSearch;
use Vitrine\View\Loop\Sort;
use Vitrine\View\Markup;

/**
 * Reads tests/fixtures/views.
 */
final class Fixtures {

	private const FOLDER = __DIR__ . '/../../fixtures/views/';

	/**
	 * Returns the fixture names for a data provider.
	 *
	 * @return array<string, array{0: string}>
	 */
	public static function names(): array {
		$names = array();
		foreach ( (array) glob( self::FOLDER . '*.json' ) as $file ) {
			$name           = basename( (string) $file, '.json' );
			$names[ $name ] = array( $name );
		}
		return $names;
	}

	/**
	 * Returns the expected HTML of a fixture.
	 *
	 * @param string $name Name of the fixture.
	 */
	public static function expected( string $name ): string {
		return rtrim( (string) file_get_contents( self::FOLDER . $name . '.html' ), "\n" );
	}

	/**
	 * Updates the expected HTML of a fixture.
	 *
	 * @param string $name Name of the fixture.
	 */
	public static function renew( string $name ): void {
		file_put_contents( self::FOLDER . $name . '.html', self::printed( $name ) . "\n" );
	}

	/**
	 * Returns the HTML that PHP renders for a fixture.
	 *
	 * @param string $name Name of the fixture.
	 */
	public static function printed( string $name ): string {
		$fixture = json_decode( (string) file_get_contents( self::FOLDER . $name . '.json' ), true, 32, JSON_THROW_ON_ERROR );
		$props   = $fixture['props'];
		return (string) match ( $fixture['component'] ) {
			'CartContents' => CartContents::html( $props['cart'], $props['shop'], $props['state'] ?? array() ),
			'CartPage'     => CartContent::render( $props ),
			'Card'         => Card::render( $props['card'], $props['currency'], $props['badge'], $props['options'] ?? array() ),
			'MiniCart'     => MiniCart::render( $props['options'], $props['cart'], $props['shop'] ),
			'OrderReview'  => OrderReview::render( $props['cart'], $props['state'] ?? array() ),
			'CouponBox'    => CouponBox::render( $props ),
			'EmailMessage' => EmailMessage::render( $props ),
			'ReviewToggle' => ReviewToggle::render( $props ),
			'Shipping'     => ShippingMethods::render( $props['cart'] ),
			'Suggestions'  => AddressSuggestions::render( $props ),
			'FieldSection' => FormSection::fields( $props['style'], $props['title'], $props['fields'] ),
			'Payment'      => PaymentMethods::render( $props['methods'], $props['chosen'], $props['error'] ),
			'LoopCount'    => Markup::join( $props['text'] ),
			'LoopFacet', 'LoopRange' => Facet::render( $props ),
			'LoopFailure'  => Failure::render( $props ),
			'LoopFilter'   => Filter::render( $props ),
			'LoopNoResults'  => NoResults::render( $props ),
			'LoopPages'    => LoopPagination::render( $props ),
			'LoopReset'    => Reset::render( $props ),
			'LoopSearch'   => LoopSearch::render( $props ),
			'LoopSort'     => Sort::render( $props ),
			'DrawerPanel'  => CartDrawer::panel( $props['title'], $props['cart'], $props['shop'] ),
		};
	}
}
