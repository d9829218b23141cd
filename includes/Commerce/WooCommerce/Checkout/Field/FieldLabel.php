<?php
/**
 * Labels of checkout fields.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Checkout\Field;

use Vitrine\Commerce\WooCommerce\Products\Names;

defined( 'ABSPATH' ) || exit;

/**
 * Our labels are visible and need no WooCommerce placeholders. If a plugin has emptied
 * a label, it becomes a label for screen readers and the placeholder is shown, as in
 * WooCommerce's form.
 */
final class FieldLabel {

	/** Class of labels for screen readers. */
	private const HIDDEN = 'screen-reader-text';

	/** The second address line always has such a label. */
	private const SECOND_LINE = '_address_2';

	/**
	 * @param string $text        Label as plain text.
	 * @param bool   $is_hidden   Whether it is for screen readers only.
	 * @param string $placeholder Placeholder; may be empty.
	 */
	private function __construct( public readonly string $text, public readonly bool $is_hidden, private readonly string $placeholder ) {}

	/**
	 * Returns the label of a field.
	 *
	 * @param string               $name  Input name.
	 * @param array<string, mixed> $field WooCommerce's field.
	 */
	public static function of( string $name, array $field ): self {
		$label  = self::text_of( $field, 'label' );
		$inside = self::text_of( $field, 'placeholder' );
		// WooCommerce uses the placeholder as label if a filter has removed the label.
		$is_hidden = '' === $label || ( $label === $inside && ! str_ends_with( $name, self::SECOND_LINE ) && in_array( self::HIDDEN, (array) ( $field['label_class'] ?? array() ), true ) );
		return new self(
			$label ?: $inside ?: self::usual( $name ),
			$is_hidden,
			! $is_hidden && in_array( $inside, self::own(), true ) ? '' : $inside
		);
	}

	/**
	 * Returns the placeholder attribute of the input.
	 *
	 * @return array{placeholder?: string}
	 */
	public function placeholder(): array {
		return '' === $this->placeholder ? array() : array( 'placeholder' => $this->placeholder );
	}

	/**
	 * Returns a text of a field.
	 *
	 * @param array<string, mixed> $field WooCommerce's field.
	 * @param string               $what  `label` or `placeholder`.
	 */
	private static function text_of( array $field, string $what ): string {
		$text = $field[ $what ] ?? '';
		return is_scalar( $text ) ? Names::plain( (string) $text ) : '';
	}

	/**
	 * Returns the default label of a field.
	 *
	 * @param string $name Input name.
	 */
	private static function usual( string $name ): string {
		$part  = (string) preg_replace( '/^(billing|shipping|order|account)_/', '', $name );
		$label = self::text_of( WC()->countries->get_default_address_fields()[ $part ] ?? array(), 'label' );
		return '' === $label ? ucfirst( str_replace( '_', ' ', $part ) ) : $label;
	}

	/**
	 * Returns WooCommerce's default placeholders.
	 *
	 * @return list<string>
	 */
	private static function own(): array {
		// phpcs:disable WordPress.WP.I18n.TextDomainMismatch -- WooCommerce's translation.
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
