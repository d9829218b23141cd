<?php
/**
 * Settings of the built-in shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings;

use Vitrine\Commerce\Builtin\ShopOptions;

/**
 * Puts the built-in engine's option into a form and takes it back. The option
 * is the engine's; this knows its shape and how a person writes it.
 */
final class Shop {

	public const GROUP = 'vitrine_shop';

	/** In the form only: tells its flat values from the option's own shape. */
	public const MARK = 'form';

	/**
	 * Makes the option known to WordPress's settings forms.
	 */
	public static function register(): void {
		register_setting(
			self::GROUP,
			ShopOptions::OPTION,
			array(
				'type'              => 'object',
				'sanitize_callback' => array( self::class, 'sanitize' ),
				'default'           => array(),
			)
		);
	}

	/**
	 * The fields of the form.
	 *
	 * @return array<string, Field>
	 */
	public static function fields(): array {
		return array(
			'code'                    => Field::text( static fn (): string => __( 'Currency (three letters)', 'vitrine' ) ),
			'symbol'                  => Field::text( static fn (): string => __( 'Its sign', 'vitrine' ) ),
			'position'                => Field::choice(
				'left',
				array(
					'left'        => static fn (): string => __( 'Left', 'vitrine' ),
					'right'       => static fn (): string => __( 'Right', 'vitrine' ),
					'left_space'  => static fn (): string => __( 'Left with a space', 'vitrine' ),
					'right_space' => static fn (): string => __( 'Right with a space', 'vitrine' ),
				),
				static fn (): string => __( 'Where the sign stands', 'vitrine' )
			),
			'decimals'                => Field::number( 2, 0, 4, static fn (): string => __( 'Decimals', 'vitrine' ) ),
			'decimal_separator'       => Field::text( static fn (): string => __( 'Before the decimals', 'vitrine' ) ),
			'thousand_separator'      => Field::text( static fn (): string => __( 'Between thousands', 'vitrine' ) ),
			'tax'                     => Field::text( static fn (): string => __( 'Tax in the prices (percent)', 'vitrine' ) ),
			'shipping_label'          => Field::text( static fn (): string => __( 'Shipping is called', 'vitrine' ) ),
			'shipping_cost'           => Field::text( static fn (): string => __( 'Shipping costs', 'vitrine' ) ),
			'shipping_free_from'      => Field::text(
				static fn (): string => __( 'Free from', 'vitrine' ),
				null,
				static fn (): string => __( 'Subtotal after coupons. Empty: never.', 'vitrine' )
			),
			'low_stock'               => Field::number( 5, 0, 1000, static fn (): string => __( 'Stock is low from', 'vitrine' ) ),
			'cart_redirect_after_add' => Field::toggle( false, static fn (): string => __( 'Lead the shopper to the cart after each add', 'vitrine' ) ),
		);
	}

	/**
	 * What the fields hold now.
	 *
	 * @return array<string, bool|int|string>
	 */
	public static function values(): array {
		$options = ShopOptions::get();
		$units   = 10 ** $options->currency->decimals;
		$method  = $options->shipping[0] ?? array(
			'label'     => '',
			'cost'      => 0,
			'free_from' => null,
		);
		return $options->currency->to_array() + array(
			'tax'                     => self::decimal( $options->tax_rate, 100 ),
			'shipping_label'          => $method['label'],
			'shipping_cost'           => self::decimal( $method['cost'], $units ),
			'shipping_free_from'      => null === $method['free_from'] ? '' : self::decimal( $method['free_from'], $units ),
			'low_stock'               => $options->low_stock,
			'cart_redirect_after_add' => $options->cart_redirect_after_add,
		);
	}

	/**
	 * The option, of the form's values or of its own shape.
	 *
	 * @param mixed $input What is to be kept.
	 * @return array<mixed> The shape that ShopOptions::of() reads.
	 */
	public static function sanitize( mixed $input ): array {
		if ( ! is_array( $input ) || ! isset( $input[ self::MARK ] ) ) {
			return is_array( $input ) ? $input : array();
		}
		$values = self::values();
		foreach ( self::fields() as $key => $field ) {
			// A space between thousands is a separator too, which a text field would lose.
			$raw   = $input[ $key ] ?? null;
			$value = ' ' === $raw && str_ends_with( $key, '_separator' ) ? $raw : $field->sanitize( $raw );
			if ( is_scalar( $value ) ) {
				$values[ $key ] = $value;
			}
		}
		$units    = 10 ** (int) $values['decimals'];
		$currency = array_intersect_key( $values, ShopOptions::get()->currency->to_array() );
		return array(
			'currency'                => array_merge( $currency, array( 'code' => strtoupper( substr( (string) $values['code'], 0, 3 ) ) ) ),
			'tax_rate'                => self::minor( (string) $values['tax'], 100 ) ?? 0,
			'shipping'                => array(
				array(
					'id'        => ShopOptions::get()->shipping[0]['id'] ?? 'flat_rate',
					'label'     => $values['shipping_label'],
					'cost'      => self::minor( (string) $values['shipping_cost'], $units ) ?? 0,
					'free_from' => self::minor( (string) $values['shipping_free_from'], $units ),
				),
				...array_slice( ShopOptions::get()->shipping, 1 ),
			),
			'low_stock'               => $values['low_stock'],
			'cart_redirect_after_add' => $values['cart_redirect_after_add'] ? 'yes' : 'no',
		);
	}

	/**
	 * An amount as a person writes it.
	 *
	 * @param int $minor Minor units.
	 * @param int $units Minor units of one.
	 */
	private static function decimal( int $minor, int $units ): string {
		return number_format( $minor / $units, (int) log10( $units ), '.', '' );
	}

	/**
	 * An amount that a person wrote, with a point or a comma.
	 *
	 * @param string $text  As written.
	 * @param int    $units Minor units of one.
	 * @return int|null Minor units; null when it is no amount.
	 */
	private static function minor( string $text, int $units ): ?int {
		$number = str_replace( ',', '.', trim( $text ) );
		return is_numeric( $number ) && (float) $number >= 0 ? (int) round( (float) $number * $units ) : null;
	}
}
