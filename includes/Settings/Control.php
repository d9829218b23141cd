<?php
/**
 * The control of a setting.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings;

/**
 * Prints the input that a setting's type asks for.
 */
final class Control {

	/**
	 * Format of a text to the type of its input.
	 */
	private const TYPES = array(
		'uri'    => 'url',
		'secret' => 'password',
	);

	/**
	 * The id of a setting's input.
	 *
	 * @param string $key Of the setting.
	 */
	public static function id( string $key ): string {
		return 'vitrine-' . str_replace( '_', '-', $key );
	}

	/**
	 * Prints the input with its help.
	 *
	 * @param string                       $option The option that holds it.
	 * @param string                       $key    Of the setting.
	 * @param Field                        $field  The setting.
	 * @param bool|int|string|list<string> $value  Now.
	 */
	public static function render( string $option, string $key, Field $field, bool|int|string|array $value ): void {
		$name = $option . '[' . $key . ']';
		$help = ( $field->help )();
		match ( true ) {
			is_bool( $value )  => self::toggle( $key, $name, $value, $field ),
			is_int( $value )   => self::number( $key, $name, $value, $field ),
			is_array( $value ) => self::text( $key, $name, implode( ', ', $value ), $field ),
			default            => array() === $field->choices ? self::text( $key, $name, $value, $field ) : self::choice( $key, $name, $value, $field ),
		};
		if ( '' !== $help ) {
			printf( '<p class="description" id="%s">%s</p>', esc_attr( self::id( $key ) . '-help' ), esc_html( $help ) );
		}
	}

	/**
	 * A switch. The hidden field says "off", which a box that is not ticked does not.
	 *
	 * @param string $key   Of the setting.
	 * @param string $name  Of the input.
	 * @param bool   $value Now.
	 * @param Field  $field The setting.
	 */
	private static function toggle( string $key, string $name, bool $value, Field $field ): void {
		printf(
			'<input type="hidden" name="%1$s" value="0"><input type="checkbox" name="%1$s" id="%2$s" value="1" aria-label="%3$s"%4$s%5$s>',
			esc_attr( $name ),
			esc_attr( self::id( $key ) ),
			esc_attr( ( $field->label )() ),
			checked( $value, true, false ),
			self::described( $key, $field ) // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped there.
		);
	}

	/**
	 * A choice.
	 *
	 * @param string $key   Of the setting.
	 * @param string $name  Of the input.
	 * @param string $value Now.
	 * @param Field  $field The setting.
	 */
	private static function choice( string $key, string $name, string $value, Field $field ): void {
		printf( '<select name="%s" id="%s"', esc_attr( $name ), esc_attr( self::id( $key ) ) );
		echo self::described( $key, $field ) . '>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped there.
		foreach ( $field->choices as $choice => $label ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( (string) $choice ), selected( $value, (string) $choice, false ), esc_html( $label() ) );
		}
		echo '</select>';
	}

	/**
	 * A number.
	 *
	 * @param string $key   Of the setting.
	 * @param string $name  Of the input.
	 * @param int    $value Now.
	 * @param Field  $field The setting.
	 */
	private static function number( string $key, string $name, int $value, Field $field ): void {
		printf(
			'<input type="number" class="small-text" name="%s" id="%s" value="%d" min="%d" max="%d"%s>',
			esc_attr( $name ),
			esc_attr( self::id( $key ) ),
			(int) $value,
			(int) $field->min,
			(int) $field->max,
			self::described( $key, $field ) // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped there.
		);
	}

	/**
	 * A text; what stands in its place while it is empty shows as its placeholder.
	 *
	 * @param string $key   Of the setting.
	 * @param string $name  Of the input.
	 * @param string $value Now.
	 * @param Field  $field The setting.
	 */
	private static function text( string $key, string $name, string $value, Field $field ): void {
		$type  = self::TYPES[ $field->format ] ?? 'text';
		$empty = $field->standard ? ( $field->standard )() : '';
		$shown = 'secret' === $field->format && '' !== $value ? Field::MASK : $value;
		printf(
			'<input type="%s" class="regular-text" name="%s" id="%s" value="%s" placeholder="%s" autocomplete="off"%s>',
			esc_attr( $type ),
			esc_attr( $name ),
			esc_attr( self::id( $key ) ),
			esc_attr( $shown ),
			esc_attr( $empty ),
			self::described( $key, $field ) // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped there.
		);
	}

	/**
	 * Ties an input to its help.
	 *
	 * @param string $key   Of the setting.
	 * @param Field  $field The setting.
	 */
	private static function described( string $key, Field $field ): string {
		return '' === ( $field->help )() ? '' : ' aria-describedby="' . esc_attr( self::id( $key ) . '-help' ) . '"';
	}
}
