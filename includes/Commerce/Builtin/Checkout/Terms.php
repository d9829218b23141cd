<?php
/**
 * The terms that a shopper accepts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Checkout;

use Vitrine\Commerce\Builtin\Checkout\Fields\Fields;
use Vitrine\Commerce\Builtin\ShopOptions;

defined( 'ABSPATH' ) || exit;

/**
 * Where the owner has a page for them, the checkout and the page that pays for an
 * order ask for it, as WooCommerce does. A wallet's server has nobody to ask.
 *
 * @phpstan-import-type Field from Fields
 */
final class Terms {

	/** The checkbox, as WooCommerce calls it. */
	public const FIELD = 'terms';

	/**
	 * Adds the checkbox to the last group of the form's fields.
	 *
	 * @param array<string, list<Field>> $groups Of Fields.
	 * @return array<string, list<Field>>
	 */
	public static function add( array $groups ): array {
		// Another plugin may ask for them already.
		if ( ! in_array( self::FIELD, array_column( array_merge( ...array_values( $groups ) ), 'name' ), true ) ) {
			array_push( $groups[ Fields::ORDER ], ...self::fields() );
		}
		return $groups;
	}

	/**
	 * The checkbox; none where there are no terms.
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
	 * What is wrong where they were not accepted.
	 *
	 * @param array<string, mixed> $typed Field name to what was sent.
	 * @return array<string, string> Field name to a message.
	 */
	public static function errors( array $typed ): array {
		return '' !== self::url() && '1' !== ( $typed[ self::FIELD ] ?? '' )
			? array( self::FIELD => __( 'Please read and accept the terms and conditions to proceed with your order.', 'vitrine' ) )
			: array();
	}

	/**
	 * The address of their page; empty: there are none that a visitor could read.
	 */
	private static function url(): string {
		$id = ShopOptions::get()->terms_page;
		return $id > 0 && 'publish' === get_post_status( $id ) ? (string) get_permalink( $id ) : '';
	}
}
