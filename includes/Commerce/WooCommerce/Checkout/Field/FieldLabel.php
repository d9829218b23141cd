<?php
/**
 * What a field of WooCommerce's checkout is called.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Checkout\Field;

use Vitrine\Commerce\WooCommerce\Products\Names;

defined( 'ABSPATH' ) || exit;

/**
 * Our labels are in sight, and make do without WooCommerce's own placeholders. Where a
 * plugin has emptied a label, it is there for those who hear the form alone, and the
 * field says what it is by its placeholder, as in WooCommerce's form.
 */
final class FieldLabel {

	/** For those who hear it alone. */
	private const HIDDEN = 'screen-reader-text';

	/** Its second line has a label of this kind by nature. */
	private const SECOND_LINE = '_address_2';

	/**
	 * @param string $text        Plain.
	 * @param bool   $is_hidden   Whether nobody sees it.
	 * @param string $placeholder What stands in the field; may be empty.
	 */
	private function __construct( public readonly string $text, public readonly bool $is_hidden, private readonly string $placeholder ) {}

	/**
	 * Of a field.
	 *
	 * @param string               $name  Of the input.
	 * @param array<string, mixed> $field WooCommerce's.
	 */
	public static function of( string $name, array $field ): self {
		$label  = self::said( $field, 'label' );
		$inside = self::said( $field, 'placeholder' );
		// WooCommerce calls a field by its placeholder where a filter has left it no label.
		$is_hidden = '' === $label || ( $label === $inside && ! str_ends_with( $name, self::SECOND_LINE ) && in_array( self::HIDDEN, (array) ( $field['label_class'] ?? array() ), true ) );
		return new self(
			$label ?: $inside ?: self::usual( $name ),
			$is_hidden,
			! $is_hidden && in_array( $inside, self::own(), true ) ? '' : $inside
		);
	}

	/**
	 * The attribute of its input.
	 *
	 * @return array{placeholder?: string}
	 */
	public function placeholder(): array {
		return '' === $this->placeholder ? array() : array( 'placeholder' => $this->placeholder );
	}

	/**
	 * What is said of a field.
	 *
	 * @param array<string, mixed> $field WooCommerce's.
	 * @param string               $what  `label` or `placeholder`.
	 */
	private static function said( array $field, string $what ): string {
		$said = $field[ $what ] ?? '';
		return is_scalar( $said ) ? Names::plain( (string) $said ) : '';
	}

	/**
	 * What an address calls it.
	 *
	 * @param string $name Of the input.
	 */
	private static function usual( string $name ): string {
		$part  = (string) preg_replace( '/^(billing|shipping|order|account)_/', '', $name );
		$label = self::said( WC()->countries->get_default_address_fields()[ $part ] ?? array(), 'label' );
		return '' === $label ? ucfirst( str_replace( '_', ' ', $part ) ) : $label;
	}

	/**
	 * Placeholders of WooCommerce's own.
	 *
	 * @return list<string>
	 */
	private static function own(): array {
		// phpcs:disable WordPress.WP.I18n.TextDomainMismatch -- WooCommerce's own.
		return array(
			__( 'House number and street name', 'woocommerce' ),
			__( 'Apartment, suite, unit, etc.', 'woocommerce' ),
			__( 'Apartment, suite, unit, etc. (optional)', 'woocommerce' ),
			__( 'Notes about your order, e.g. special notes for delivery.', 'woocommerce' ),
			__( 'Username', 'woocommerce' ),
			__( 'Password', 'woocommerce' ),
		);
		// phpcs:enable
	}
}
