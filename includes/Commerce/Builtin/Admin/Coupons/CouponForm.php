<?php
/**
 * Coupon form.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Coupons;

use Vitrine\Commerce\Builtin\Admin\MoneyField;
use Vitrine\Commerce\Builtin\Admin\Products\ProductFormInput;
use Vitrine\Commerce\Builtin\Admin\AdminScreen;
use Vitrine\Commerce\Builtin\Coupons\Coupon;
use Vitrine\Commerce\Builtin\Orders\OrderText;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Commerce\Value\Currency;

defined( 'ABSPATH' ) || exit;

/**
 * Prints and reads the form.
 */
final class CouponForm {

	/**
	 * Prints the form.
	 *
	 * @param Coupon|null           $coupon  Coupon; null: new.
	 * @param array<string, string> $refused Invalid input; empty: none.
	 */
	public static function render( ?Coupon $coupon, array $refused ): void {
		$heading = null === $coupon ? __( 'Add coupon', 'vitrine' ) : __( 'Edit coupon', 'vitrine' );
		$values  = $refused + self::values( $coupon );
		$id      = $coupon->id ?? 0;
		printf( '<h1>%s</h1>', esc_html( $heading ) );
		AdminScreen::print_message();
		printf( '<form method="post" action="%s"><input type="hidden" name="action" value="%s"><input type="hidden" name="coupon" value="%d">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( CouponActions::SAVE ), (int) $id );
		wp_nonce_field( CouponActions::SAVE . $id );
		echo '<table class="form-table" role="presentation"><tbody>';
		self::row( 'code', __( 'Code', 'vitrine' ), sprintf( '<input type="text" class="regular-text" id="vitrine-code" name="code" value="%s" maxlength="100" required>', esc_attr( $values['code'] ) ) );
		$types = '';
		foreach ( array(
			Coupon::PERCENT => __( 'Percentage discount', 'vitrine' ),
			Coupon::FIXED   => __( 'Fixed cart discount', 'vitrine' ),
		) as $type => $label ) {
			$types .= sprintf( '<option value="%s"%s>%s</option>', esc_attr( $type ), selected( $type, $values['type'], false ), esc_html( $label ) );
		}
		self::row( 'type', __( 'Discount type', 'vitrine' ), '<select id="vitrine-type" name="type">' . $types . '</select>' );
		self::text( 'amount', __( 'Coupon amount', 'vitrine' ), $values, 'decimal' );
		self::text( 'min_subtotal', __( 'Minimum spend', 'vitrine' ), $values, 'decimal' );
		self::text( 'usage_limit', __( 'Usage limit (leave empty for no limit)', 'vitrine' ), $values, 'numeric' );
		self::row( 'expires', __( 'Coupon expiry date (leave empty for none)', 'vitrine' ), sprintf( '<input type="datetime-local" id="vitrine-expires" name="expires" value="%s">', esc_attr( $values['expires'] ) ) );
		CouponTargets::render( $values['product_ids'], $values['categories'] );
		self::checkbox( 'free_shipping', __( 'Allow free shipping', 'vitrine' ), $values );
		self::checkbox( 'individual', __( 'Individual use only', 'vitrine' ), $values );
		self::checkbox( 'enabled', __( 'Enabled', 'vitrine' ), $values );
		echo '</tbody></table>';
		submit_button( __( 'Save coupon', 'vitrine' ) );
		echo '</form>';
	}

	/**
	 * Returns the values of the fields.
	 *
	 * @param Coupon|null $coupon Coupon; null: new.
	 * @return array<string, string> Values by field; a checkbox is `1` or empty.
	 */
	public static function values( ?Coupon $coupon ): array {
		$money   = ShopOptions::get()->currency;
		$percent = null === $coupon || Coupon::PERCENT === $coupon->type;
		return array(
			'code'          => $coupon->code ?? '',
			'type'          => $coupon->type ?? Coupon::PERCENT,
			'amount'        => null === $coupon ? '' : MoneyField::write( $coupon->amount, $percent ? self::percent() : $money ),
			'min_subtotal'  => ( $coupon->min_subtotal ?? 0 ) > 0 ? MoneyField::write( $coupon->min_subtotal ?? 0, $money ) : '',
			'usage_limit'   => (string) ( $coupon->usage_limit ?? '' ),
			'expires'       => isset( $coupon->expires ) ? OrderText::moment( $coupon->expires, 'Y-m-d\TH:i' ) : '',
			'product_ids'   => implode( ', ', $coupon->product_ids ?? array() ),
			'categories'    => implode( ', ', $coupon->categories ?? array() ),
			'free_shipping' => ( $coupon->free_shipping ?? false ) ? '1' : '',
			'individual'    => ( $coupon->individual ?? false ) ? '1' : '',
			'enabled'       => ( $coupon->enabled ?? true ) ? '1' : '',
		);
	}

	/**
	 * Creates a coupon from the values of the fields.
	 *
	 * @param int                   $id     Coupon ID; 0: new.
	 * @param array<string, string> $values Values in the format of values().
	 * @return Coupon|string A string is the name of an invalid field.
	 */
	public static function read( int $id, array $values ): Coupon|string {
		$money   = ShopOptions::get()->currency;
		$amount  = MoneyField::read( $values['amount'], Coupon::FIXED === $values['type'] ? $money : self::percent() );
		$minimum = MoneyField::read( $values['min_subtotal'], $money );
		$expires = self::moment( $values['expires'] );
		$limit   = $values['usage_limit'];
		$wrong   = array_search(
			false,
			array(
				'amount'       => $amount,
				'min_subtotal' => $minimum,
				'expires'      => $expires,
				'usage_limit'  => '' === $limit || ctype_digit( $limit ),
			),
			true
		);
		if ( false === $amount || false === $minimum || false === $expires || false !== $wrong ) {
			return (string) $wrong;
		}
		return new Coupon(
			$id,
			$values['code'],
			$values['type'],
			$amount ?? 0,
			'' !== $values['enabled'],
			$expires,
			$minimum ?? 0,
			'' === $limit ? null : (int) $limit,
			0,
			'' !== $values['individual'],
			'' !== $values['free_shipping'],
			ProductFormInput::ids( $values['product_ids'] ),
			array_values( array_filter( array_map( 'sanitize_title', explode( ',', $values['categories'] ) ) ) ),
		);
	}

	/**
	 * Converts a date in the form for the database.
	 *
	 * @param string $local `Y-m-dTH:i` in the site's time zone, or empty.
	 * @return string|null|false Date in UTC; null: empty; false: invalid.
	 */
	private static function moment( string $local ): string|null|false {
		if ( '' === $local ) {
			return null;
		}
		$moment = \DateTimeImmutable::createFromFormat( '!Y-m-d\TH:i', $local, wp_timezone() );
		return $moment ? $moment->setTimezone( new \DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' ) : false;
	}

	/**
	 * Returns a currency format for percentages, which are stored in hundredths.
	 */
	private static function percent(): Currency {
		$money = ShopOptions::get()->currency;
		return new Currency( '%', '%', 'right', 2, $money->decimal_separator, $money->thousand_separator );
	}

	/**
	 * Prints a text field.
	 *
	 * @param string                $name   Field name.
	 * @param string                $label  Label to display.
	 * @param array<string, string> $values Values by field.
	 * @param string                $mode   Input mode of the on-screen keyboard.
	 */
	private static function text( string $name, string $label, array $values, string $mode = 'text' ): void {
		self::row( $name, $label, sprintf( '<input type="text" inputmode="%1$s" class="regular-text" id="vitrine-%2$s" name="%2$s" value="%3$s">', esc_attr( $mode ), esc_attr( $name ), esc_attr( $values[ $name ] ) ) );
	}

	/**
	 * Prints a checkbox.
	 *
	 * @param string                $name   Field name.
	 * @param string                $label  Label to display.
	 * @param array<string, string> $values Values by field.
	 */
	private static function checkbox( string $name, string $label, array $values ): void {
		self::row( $name, $label, sprintf( '<input type="checkbox" id="vitrine-%1$s" name="%1$s" value="1"%2$s>', esc_attr( $name ), checked( $values[ $name ], '1', false ) ) );
	}

	/**
	 * Prints a field with its label.
	 *
	 * @param string $name  Field name.
	 * @param string $label Label to display.
	 * @param string $html  Escaped HTML.
	 */
	private static function row( string $name, string $label, string $html ): void {
		printf( '<tr><th scope="row"><label for="vitrine-%s">%s</label></th><td>%s</td></tr>', esc_attr( $name ), esc_html( $label ), $html ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The caller escapes it.
	}
}
