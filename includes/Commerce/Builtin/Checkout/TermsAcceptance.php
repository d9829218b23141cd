<?php
/**
 * Terms and conditions.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Checkout;

use Vitrine\Commerce\Builtin\Checkout\Fields\CheckoutFields;
use Vitrine\Commerce\Builtin\ShopOptions;

defined( 'ABSPATH' ) || exit;

/**
 * If the owner has set a terms page, the checkout and the payment page require
 * acceptance, as in WooCommerce. Orders from a wallet's server do not.
 *
 * @phpstan-import-type Field from CheckoutFields
 */
final class TermsAcceptance {

	/** Name of the checkbox, the same as in WooCommerce. */
	public const FIELD = 'terms';

	/**
	 * Adds the checkbox to the last group of fields.
	 *
	 * @param array<string, list<Field>> $groups Fields by group.
	 * @return array<string, list<Field>>
	 */
	public static function add( array $groups ): array {
		// Another plugin may have added it.
		if ( ! in_array( self::FIELD, array_column( array_merge( ...array_values( $groups ) ), 'name' ), true ) ) {
			array_push( $groups[ CheckoutFields::ORDER ], ...self::fields() );
		}
		return $groups;
	}

	/**
	 * Returns the checkbox; empty if there are no terms.
	 *
	 * @return list<Field>
	 */
	public static function fields(): array {
		$url = self::url();
		return '' === $url ? array() : array(
			array(
				'name'         => self::FIELD,
				/* translators: [terms] stands for the link to the page and must be kept as it is. */
				'label'        => __( 'I have read and agree to the website [terms]', 'vitrine' ),
				'links'        => array(
					'[terms]' => array(
						'text' => __( 'terms and conditions', 'vitrine' ),
						'url'  => $url,
					),
				),
				'type'         => 'checkbox',
				'required'     => true,
				'autocomplete' => 'off',
				'options'      => array(),
				'value'        => '',
				'width'        => 'full',
			),
		);
	}

	/**
	 * Returns the error if the terms were not accepted.
	 *
	 * @param array<string, mixed> $typed Submitted values by field.
	 * @return array<string, string> Messages by field.
	 */
	public static function errors( array $typed ): array {
		return '' !== self::url() && '1' !== ( $typed[ self::FIELD ] ?? '' )
			? array( self::FIELD => __( 'Please read and accept the terms and conditions to proceed with your order.', 'vitrine' ) )
			: array();
	}

	/**
	 * Returns the URL of the terms page; empty if there is no published one.
	 */
	private static function url(): string {
		$id = ShopOptions::get()->terms_page;
		return $id > 0 && 'publish' === get_post_status( $id ) ? (string) get_permalink( $id ) : '';
	}
}
