<?php
/**
 * How it is paid, and the button that places the order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Parts;

use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Commerce\Optional\RunsHooks;
use Vitrine\Contract;
use Vitrine\Plugin;
use Vitrine\Settings\StandardTexts;
use Vitrine\View\Checkout\Payment;
use Vitrine\View\Checkout\Fields\Section;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Others;

defined( 'ABSPATH' ) || exit;

/**
 * The parts at the end of the form.
 *
 * @phpstan-import-type Own from Parts
 */
final class Paying {

	/**
	 * The ways to pay.
	 *
	 * @param array<string, mixed> $props Of Props.
	 * @param Own                  $own   What the owner has set for the part.
	 */
	public static function payment( array $props, array $own ): Markup {
		$draft = $props['draft'];
		return Markup::join(
			Others::at( $props['others'], 'review_order_before_payment' ),
			$props['needs_payment']
				? Payment::render( $props['payment_methods'], $draft->payment_method, $draft->errors[ Contract::name( 'fields.payment_method' ) ] ?? '', Parts::title( $own, '' ) )
				: Payment::none()
		);
	}

	/**
	 * What a shopper agrees to, as a part of its own: the engine's word, else the
	 * shop's privacy text.
	 *
	 * @param array<string, mixed> $props Of Props.
	 * @param Own                  $own   As above.
	 */
	public static function terms( array $props, array $own ): ?Markup {
		return self::agreements( $props['groups']['terms'] ?? array(), self::said( $props['others'] ), $own );
	}

	/**
	 * What a shopper agrees to: what is said above, boxes, and the shop's privacy text.
	 *
	 * @param list<array<string, mixed>> $fields `CheckoutField`s.
	 * @param Markup|null                $above  What others say.
	 * @param Own                        $own    As above.
	 */
	public static function agreements( array $fields, ?Markup $above = null, array $own = array() ): ?Markup {
		$said = (string) Markup::join(
			$above,
			array() === $fields ? null : Section::rows( $fields ),
			Plugin::engine() instanceof RunsHooks ? null : self::privacy( $own )
		);
		return '' === $said ? null : Markup::tag( 'div', array( 'class' => 'form-row vitrine-terms' ), Markup::safe( $said ) );
	}

	/**
	 * What becomes of a shopper's data, with the way to the site's privacy policy.
	 *
	 * @param Own $own As above; its `text` has `[privacy_policy]` where the link is to stand.
	 */
	private static function privacy( array $own ): ?Markup {
		$link = get_the_privacy_policy_link();
		$own  = Parts::text( $own, '' );
		if ( '' === $own && '' === $link ) {
			return null;
		}
		$text = Parts::text( array( 'text' => $own ), Parts::text( array( 'text' => ShopOptions::get()->privacy_text ), StandardTexts::of( 'privacy_text' )() ) );
		return Markup::tag( 'p', array( 'class' => 'vitrine-privacy-text' ), Markup::safe( str_replace( '[privacy_policy]', $link, esc_html( $text ) ) ) );
	}

	/**
	 * The button, below what a shopper agrees to where that is no part of its own.
	 *
	 * @param array<string, mixed> $props      Of Props.
	 * @param Own                  $own        As above.
	 * @param bool                 $with_terms Whether it is none.
	 */
	public static function place_order( array $props, array $own, bool $with_terms ): Markup {
		$at = static fn ( string $place ): ?Markup => Others::at( $props['others'], $place );
		return Markup::join(
			Markup::tag(
				'div',
				array( 'class' => 'form-row place-order' ),
				$with_terms ? self::terms( $props, array() ) : null,
				$at( 'review_order_before_submit' ),
				// Choosing another way to ship shows its totals at once only where scripts run.
				Markup::tag(
					'noscript',
					array(),
					Markup::tag(
						'button',
						array(
							'type'  => 'submit',
							'class' => 'button wp-element-button is-quiet',
							'name'  => Contract::name( 'fields.update_totals' ),
							'value' => '1',
						),
						__( 'Update totals', 'vitrine' )
					)
				),
				self::button( $props['payment_methods'], $props['draft']->payment_method, Parts::text( $own, __( 'Place order', 'vitrine' ) ) ),
				$at( 'review_order_after_submit' )
			),
			$at( 'review_order_after_payment' ),
			$at( 'checkout_order_review:20-' ),
			$at( 'checkout_after_order_review' )
		);
	}

	/**
	 * The engine's terms and what its plugins print beside them.
	 *
	 * @param array<string, string> $others Of Others.
	 */
	private static function said( array $others ): Markup {
		return Markup::join(
			Others::at( $others, 'checkout_before_terms_and_conditions' ),
			Others::at( $others, 'checkout_terms_and_conditions' ),
			Others::at( $others, 'checkout_after_terms_and_conditions' )
		);
	}

	/**
	 * What places the order. A way to pay may have a text of its own for it, which
	 * a script writes while it is chosen.
	 *
	 * @param list<array<string, mixed>> $methods Of the port's payment_methods().
	 * @param string                     $chosen  Id; unknown: the first.
	 * @param string                     $usual   What it says.
	 */
	private static function button( array $methods, string $chosen, string $usual ): Markup {
		/**
		 * What the button says that places the order.
		 *
		 * @param string $text The usual text.
		 *
		 * @example
		 * add_filter( 'vitrine_place_order_text', fn() => 'Order and pay' );
		 */
		$usual = (string) apply_filters( 'vitrine_place_order_text', $usual );
		$texts = array_column( $methods, 'button', 'id' );
		$text  = (string) ( $texts[ $chosen ] ?? $texts[ $methods[0]['id'] ?? '' ] ?? '' );
		$html  = Markup::tag(
			'button',
			array(
				'type'       => 'submit',
				'class'      => 'button alt wp-element-button',
				'name'       => Contract::name( 'fields.place_order' ),
				'id'         => substr( Contract::name( 'markers.place_order' ), 1 ),
				'value'      => '1',
				'data-value' => array_filter( $texts ) ? $usual : null,
			),
			'' === $text ? $usual : $text
		);
		/**
		 * The button that places the order; scripts know it by its id
		 * `place_order`. Escape what you return.
		 *
		 * @param string $html The button.
		 *
		 * @example
		 * add_filter( 'vitrine_place_order_button', fn( $html ) => $html . '<p>You pay on the next page.</p>' );
		 */
		return Markup::safe( (string) apply_filters( 'vitrine_place_order_button', (string) $html ) );
	}
}
