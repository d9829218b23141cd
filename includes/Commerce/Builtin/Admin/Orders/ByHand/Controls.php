<?php
/**
 * Form controls of a manual order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Orders\ByHand;

defined( 'ABSPATH' ) || exit;

/**
 * Controls with label and error message.
 */
final class Controls {

	/**
	 * Returns the ID of a field.
	 *
	 * @param string $name Field name.
	 */
	public static function id( string $name ): string {
		return "vitrine-new-$name";
	}

	/**
	 * Opens a box.
	 *
	 * @param string $heading Heading of the box.
	 */
	public static function open_box( string $heading ): void {
		printf( '<div class="postbox"><div class="postbox-header"><h2>%s</h2></div><div class="inside">', esc_html( $heading ) );
	}

	/**
	 * Closes the box.
	 */
	public static function close_box(): void {
		echo '</div></div>';
	}

	/**
	 * Prints the error message of a field.
	 *
	 * @param string $name Field name.
	 * @param string $text Error message; empty: none.
	 */
	public static function error( string $name, string $text ): void {
		if ( '' !== $text ) {
			printf( '<span class="vitrine-new-order__error" id="%s-error">%s</span>', esc_attr( self::id( $name ) ), esc_html( $text ) );
		}
	}

	/**
	 * Returns the attributes of an invalid control.
	 *
	 * @param string $name  Field name.
	 * @param string $error Error message; empty: none.
	 * @return string Escaped HTML.
	 */
	public static function invalid( string $name, string $error ): string {
		return '' === $error ? '' : sprintf( ' aria-invalid="true" aria-describedby="%s-error"', esc_attr( self::id( $name ) ) );
	}

	/**
	 * Prints a checkout field. A country determines other fields, and the totals.
	 *
	 * @param array{name: string, label: string, type: string, required: bool, options: array<int|string, string>, value: string, width: string, hidden?: bool, autocomplete: string} $field Field from Fields.
	 * @param string                                                                                                                                                                  $error Error message; empty: none.
	 */
	public static function field( array $field, string $error ): void {
		$name    = $field['name'];
		$refresh = match ( true ) {
			str_ends_with( $name, '_country' )                                       => 'addresses products',
			str_ends_with( $name, '_state' ) || str_ends_with( $name, '_postcode' ) => 'products',
			default                                                                  => '',
		};
		$shared = sprintf( 'id="%s" name="%s" class="widefat" autocomplete="off"%s%s%s', esc_attr( self::id( $name ) ), esc_attr( $name ), $field['required'] ? ' aria-required="true"' : '', '' === $refresh ? '' : sprintf( ' data-refresh="%s"', esc_attr( $refresh ) ), self::invalid( $name, $error ) );
		printf( '<p class="vitrine-new-order__field%s"%s>', esc_attr( 'half' === $field['width'] ? ' is-half' : '' ), esc_attr( empty( $field['hidden'] ) ? '' : ' hidden' ) );
		printf( '<label for="%s">%s<span aria-hidden="true">%s</span></label>', esc_attr( self::id( $name ) ), esc_html( $field['label'] ), esc_html( $field['required'] ? ' *' : '' ) );
		if ( 'select' === $field['type'] ) {
			printf( '<select %s>%s</select>', $shared, self::options( array( '' => __( 'Select an option', 'vitrine' ) ) + $field['options'], $field['value'] ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped above.
		} else {
			printf( '<input type="%s" value="%s" %s>', esc_attr( $field['type'] ), esc_attr( $field['value'] ), $shared ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped above.
		}
		self::error( $name, $error );
		echo '</p>';
	}

	/**
	 * Prints a select.
	 *
	 * @param string                $name    Field name.
	 * @param string                $label   Label to display.
	 * @param array<string, string> $options Labels by value.
	 * @param string                $value   Selected value.
	 * @param string                $error   Error message; empty: none.
	 */
	public static function select( string $name, string $label, array $options, string $value, string $error ): void {
		printf( '<p class="vitrine-new-order__field"><label for="%1$s">%2$s</label><select id="%1$s" name="%3$s" class="widefat"%4$s>%5$s</select>', esc_attr( self::id( $name ) ), esc_html( $label ), esc_attr( $name ), self::invalid( $name, $error ), self::options( $options, $value ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Parts are escaped.
		self::error( $name, $error );
		echo '</p>';
	}

	/**
	 * Prints a search field with a button.
	 *
	 * @param string $name  Field name.
	 * @param string $label Label to display.
	 * @param string $value Entered text.
	 * @param string $part  Part of the form where the results are shown.
	 * @param string $error Error message; empty: none.
	 */
	public static function search( string $name, string $label, string $value, string $part, string $error ): void {
		printf(
			'<p class="vitrine-new-order__field"><label for="%1$s">%2$s</label><span class="vitrine-new-order__search"><input type="search" id="%1$s" name="%3$s" value="%4$s" class="regular-text" autocomplete="off" data-search="%5$s"%6$s> <button name="do" value="find" class="button" data-refresh="%5$s">%7$s</button></span>',
			esc_attr( self::id( $name ) ),
			esc_html( $label ),
			esc_attr( $name ),
			esc_attr( $value ),
			esc_attr( $part ),
			self::invalid( $name, $error ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped by the callee.
			esc_html__( 'Search', 'vitrine' )
		);
		self::error( $name, $error );
		echo '</p>';
	}

	/**
	 * Returns the options of a select.
	 *
	 * @param array<int|string, string> $options Labels by value.
	 * @param string                    $chosen  Selected value.
	 * @return string Escaped HTML.
	 */
	private static function options( array $options, string $chosen ): string {
		$html = '';
		foreach ( $options as $value => $label ) {
			$html .= sprintf( '<option value="%s"%s>%s</option>', esc_attr( (string) $value ), selected( (string) $value, $chosen, false ), esc_html( $label ) );
		}
		return $html;
	}
}
