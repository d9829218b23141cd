<?php
/**
 * Field controls of the product data meta box.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Products;

use Vitrine\Commerce\Builtin\ShopOptions;

defined( 'ABSPATH' ) || exit;

/**
 * Prints fields with label and value.
 */
final class ProductFields {

	/** @param array<string, string> $values Values by field. */
	public function __construct( private readonly array $values ) {}

	/**
	 * Opens a group of fields.
	 *
	 * @param string $legend Heading.
	 * @param string $types  Product types that it applies to; empty: all.
	 */
	public function open( string $legend, string $types = '' ): void {
		echo '<fieldset class="vitrine-panel"';
		if ( '' !== $types ) {
			printf( ' data-types="%s"', esc_attr( $types ) );
		}
		printf( '><legend>%s</legend>', esc_html( $legend ) );
	}

	/**
	 * Closes a group of fields.
	 */
	public function close(): void {
		echo '</fieldset>';
	}

	/**
	 * Prints a text field.
	 *
	 * @param string $name  Field name.
	 * @param string $label Label to display.
	 * @param string $mode  `text`, `decimal` or `url`.
	 */
	public function text( string $name, string $label, string $mode = 'text' ): void {
		$this->row( $name, $label, sprintf( '<input type="%s" inputmode="%s" class="regular-text" %s value="%s">', 'url' === $mode ? 'url' : 'text', esc_attr( $mode ), $this->attributes( $name ), esc_attr( $this->values[ $name ] ) ) );
	}

	/**
	 * Prints a number field.
	 *
	 * @param string $name  Field name.
	 * @param string $label Label to display.
	 * @param int    $min   Minimum.
	 */
	public function number( string $name, string $label, int $min ): void {
		$this->row( $name, $label, sprintf( '<input type="number" class="small-text" min="%d" step="1" %s value="%s">', $min, $this->attributes( $name ), esc_attr( $this->values[ $name ] ) ) );
	}

	/**
	 * Prints a date field.
	 *
	 * @param string $name  Field name.
	 * @param string $label Label to display.
	 */
	public function date( string $name, string $label ): void {
		$this->row( $name, $label, sprintf( '<input type="date" %s value="%s">', $this->attributes( $name ), esc_attr( $this->values[ $name ] ) ) );
	}

	/**
	 * Prints a select.
	 *
	 * @param string                    $name    Field name.
	 * @param string                    $label   Label to display.
	 * @param array<int|string, string> $options Labels by value.
	 */
	public function select( string $name, string $label, array $options ): void {
		$html = '';
		foreach ( $options as $value => $text ) {
			$html .= sprintf( '<option value="%s"%s>%s</option>', esc_attr( (string) $value ), selected( (string) $value, $this->values[ $name ], false ), esc_html( $text ) );
		}
		$this->row( $name, $label, sprintf( '<select %s>%s</select>', $this->attributes( $name ), $html ) );
	}

	/**
	 * Prints a checkbox with its label.
	 *
	 * @param string $name  Field name.
	 * @param string $label Label to display.
	 */
	public function checkbox( string $name, string $label ): void {
		printf( '<p class="vitrine-field"><label><input type="checkbox" value="1" %s%s> %s</label></p>', $this->attributes( $name ), checked( $this->values[ $name ], '1', false ), esc_html( $label ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- attributes() escapes its output.
	}

	/**
	 * Prints a hidden field.
	 *
	 * @param string $name Field name.
	 */
	public function hidden( string $name ): void {
		printf( '<input type="hidden" %s value="%s">', $this->attributes( $name ), esc_attr( $this->values[ $name ] ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- attributes() escapes its output.
	}

	/**
	 * Prints a field of product IDs, which the script replaces with a search.
	 *
	 * @param string $name  Field name; its value is a list of IDs, separated by commas.
	 * @param string $label Label to display.
	 */
	public function products( string $name, string $label ): void {
		printf( '<div %s>', ProductPicker::attributes( ProductPicker::chosen( ProductFormInput::ids( $this->values[ $name ] ) ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- attributes() escapes its output.
		$this->text( $name, $label );
		echo '</div>';
	}

	/**
	 * Prints the gallery field. The script opens the media library for it.
	 *
	 * @param string $name Field name; its value is a list of IDs, separated by commas.
	 */
	public function gallery( string $name ): void {
		printf( '<div class="vitrine-field" data-vitrine-gallery><span class="vitrine-label" id="vitrine-gallery-label">%s</span><ul class="vitrine-gallery" aria-labelledby="vitrine-gallery-label">', esc_html__( 'Product gallery', 'vitrine' ) );
		foreach ( ProductFormInput::ids( $this->values[ $name ] ) as $id ) {
			printf( '<li data-id="%d">%s</li>', (int) $id, wp_get_attachment_image( $id, 'thumbnail' ) );
		}
		echo '</ul>';
		$this->hidden( $name );
		printf( '<button type="button" class="button" data-vitrine-add-images>%s</button></div>', esc_html__( 'Add images', 'vitrine' ) );
	}

	/**
	 * Prints the field of downloads, one per line. The script converts it to rows.
	 *
	 * @param string $name Field name.
	 */
	public function downloads( string $name ): void {
		echo '<div data-vitrine-downloads>';
		$this->row( $name, __( 'Downloadable files, one per line: name | file URL', 'vitrine' ), sprintf( '<textarea rows="3" class="large-text" %s>%s</textarea>', $this->attributes( $name ), esc_textarea( $this->values[ $name ] ) ) );
		echo '</div>';
	}

	/**
	 * Prints the field of attributes and variations, which are edited by the script.
	 */
	public function variations(): void {
		printf( '<div data-vitrine-variations data-decimal="%s"', esc_attr( ShopOptions::get()->currency->decimal_separator ) );
		if ( (int) ( $this->values['refused_variation'] ?? 0 ) > 0 ) {
			printf( ' data-refused-variation="%d" data-refused-field="%s" data-refused-text="%s"', (int) $this->values['refused_variation'], esc_attr( $this->values['refused_field'] ?? '' ), esc_attr( $this->values['refused_text'] ?? '' ) );
		}
		echo '>';
		$this->hidden( 'variable' );
		printf( '<noscript><p>%s</p></noscript></div>', esc_html__( 'JavaScript is required to edit attributes and variations.', 'vitrine' ) );
	}

	/**
	 * Prints a field with its label.
	 *
	 * @param string $name  Field name.
	 * @param string $label Label to display.
	 * @param string $html  Escaped HTML.
	 */
	private function row( string $name, string $label, string $html ): void {
		printf( '<p class="vitrine-field"><label for="%s">%s</label> %s</p>', esc_attr( self::id( $name ) ), esc_html( $label ), $html ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The caller escapes it.
	}

	/**
	 * Returns the attributes `id` and `name` of an input.
	 *
	 * @param string $name Field name.
	 */
	private function attributes( string $name ): string {
		return sprintf( 'id="%s" name="%s[%s]"', esc_attr( self::id( $name ) ), esc_attr( ProductBox::FIELD ), esc_attr( $name ) );
	}

	/**
	 * Returns the ID of an input.
	 *
	 * @param string $name Field name.
	 */
	private static function id( string $name ): string {
		return 'vitrine-product-' . str_replace( '_', '-', $name );
	}
}
