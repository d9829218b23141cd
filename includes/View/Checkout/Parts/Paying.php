<?php
/**
 * Payment and place order button.
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
use Vitrine\View\Checkout\PaymentMethods;
use Vitrine\View\Checkout\Fields\FormSection;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Others;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the parts at the end of the form.
 *
 * @phpstan-import-type Own from Parts
 */
final class Paying {

	/**
	 * Renders the payment methods.
	 *
	 * @param array<string, mixed> $props Data of Props.
	 * @param Own                  $own   Texts set by the owner.
	 */
	public static function payment( array $props, array $own ): Markup {
		$draft = $props['draft'];
		return Markup::join(
			Others::at( $props['others'], 'review_order_before_payment' ),
			$props['needs_payment']
				? PaymentMethods::render( $props['payment_methods'], $draft->payment_method, $draft->errors[ Contract::name( 'fields.payment_method' ) ] ?? '', Parts::title( $own, '' ) )
				: PaymentMethods::none()
		);
	}

	/**
	 * Renders the terms as a separate part: those of the engine, or the shop's privacy
	 * text.
	 *
	 * @param array<string, mixed> $props Data of Props.
	 * @param Own                  $own   Texts set by the owner.
	 */
	public static function terms( array $props, array $own ): ?Markup {
		return self::agreements( $props['groups']['terms'] ?? array(), self::terms_text( $props['others'] ), $own );
	}

	/**
	 * Renders the terms: content of plugins, checkboxes, and the shop's privacy text.
	 *
	 * @param list<array<string, mixed>> $fields `CheckoutField`s.
	 * @param Markup|null                $above  Content of plugins.
	 * @param Own                        $own    Texts set by the owner.
	 */
	public static function agreements( array $fields, ?Markup $above = null, array $own = array() ): ?Markup {
		$around = (string) Markup::join(
			$above,
			array() === $fields ? null : FormSection::rows( $fields ),
			Plugin::engine() instanceof RunsHooks ? null : self::privacy( $own )
		);
		return '' === $around ? null : Markup::tag( 'div', array( 'class' => 'form-row vitrine-terms' ), Markup::safe( $around ) );
	}

	/**
	 * Renders the privacy text with a link to the privacy policy.
	 *
	 * @param Own $own Texts set by the owner; `text` has `[privacy_policy]` in place of the link.
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
	 * Renders the button, below the terms if they are not a separate part.
	 *
	 * @param array<string, mixed> $props      Data of Props.
	 * @param Own                  $own        Texts set by the owner.
	 * @param bool                 $with_terms Whether to include the terms.
	 */
	public static function place_order( array $props, array $own, bool $with_terms ): Markup {
		$at = static fn ( string $place ): ?Markup => Others::at( $props['others'], $place );
		return Markup::join(
			Markup::tag(
				'div',
				array( 'class' => 'form-row place-order' ),
				$with_terms ? self::terms( $props, array() ) : null,
				$at( 'review_order_before_submit' ),
				// Without JavaScript, this button updates the totals after another shipping method is chosen.
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
	 * Renders the engine's terms and the output of plugins around them.
	 *
	 * @param array<string, string> $others Output of plugins, see Others.
	 */
	private static function terms_text( array $others ): Markup {
		return Markup::join(
			Others::at( $others, 'checkout_before_terms_and_conditions' ),
			Others::at( $others, 'checkout_terms_and_conditions' ),
			Others::at( $others, 'checkout_after_terms_and_conditions' )
		);
	}

	/**
	 * Renders the place order button. A payment method may have its own button text,
	 * which a script sets while it is chosen.
	 *
	 * @param list<array<string, mixed>> $methods Payment methods of the port.
	 * @param string                     $chosen  ID of the chosen method; if unknown: the first.
	 * @param string                     $usual   Default text.
	 */
	private static function button( array $methods, string $chosen, string $usual ): Markup {
		/**
		 * Filters the text of the place order button.
		 *
		 * @param string $text The default text.
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
		 * Filters the place order button; scripts find it by its ID `place_order`.
		 * Escape what you return.
		 *
		 * @param string $html The button.
		 *
		 * @example
		 * add_filter( 'vitrine_place_order_button', fn( $html ) => $html . '<p>You pay on the next page.</p>' );
		 */
		return Markup::safe( (string) apply_filters( 'vitrine_place_order_button', (string) $html ) );
	}
}
