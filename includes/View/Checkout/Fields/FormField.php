<?php
/**
 * Checkout field.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Fields;

use Vitrine\Contract;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Renders label, control and error.
 *
 * @see spec 2.7, 3.5, 5.6
 */
final class FormField {

	/**
	 * Renders a row. `required` is only set for assistive technology: which fields are
	 * required may change with the country.
	 *
	 * @param array<string, mixed> $field Field of the port, with `value` and `error`; `is_own_label`: the owner has set the label; `below`: Markup below the field, for scripts; `html`: HTML of a plugin; `is_whole`: no empty option is added; `is_label_hidden`: label for screen readers only; `style`, `input_style` and `attributes`: classes and attributes set by plugins.
	 */
	public static function render( array $field ): Markup {
		$name     = $field['name'];
		$required = (bool) $field['required'];
		$error    = (string) ( $field['error'] ?? '' );
		if ( isset( $field['html'] ) ) {
			return Markup::join( Markup::typed( $field['html'] ), '' === $error ? null : self::error( $name, $error ) );
		}
		$hint    = (string) ( $field['hint'] ?? '' );
		$is_box  = 'checkbox' === $field['type'];
		$control = self::control( $field, $error );
		$text    = array(
			self::label( $field ),
			$required
				? Markup::tag(
					'span',
					array(
						'class'       => 'required',
						'aria-hidden' => 'true',
					),
					' *'
				)
				: Markup::tag( 'span', array( 'class' => 'optional' ), ' ' . __( '(optional)', 'vitrine' ) ),
		);
		return Markup::tag(
			'div',
			array(
				'class'  => Markup::classes(
					'form-row',
					'half' === $field['width'] ? 'form-row-half' : 'form-row-wide',
					$required ? 'validate-required' : '',
					'' === $error ? '' : 'woocommerce-invalid',
					$field['style'] ?? ''
				),
				'id'     => $name . '_field',
				'hidden' => ! empty( $field['hidden'] ),
			),
			Markup::tag(
				'label',
				array(
					'for'                                 => $name,
					'class'                               => Markup::classes( $is_box ? 'vitrine-check' : '', empty( $field['is_label_hidden'] ) || $is_box ? '' : 'screen-reader-text' ) ?: null,
					// Country changes do not replace the owner's label.
					Contract::name( 'markers.own_label' ) => ! empty( $field['is_own_label'] ),
				),
				$is_box ? array( $control, Markup::tag( 'span', array(), $text ) ) : $text
			),
			$is_box ? null : $control,
			'' === $hint ? null : Markup::tag(
				'span',
				array(
					'class' => 'vitrine-field-hint',
					'id'    => $name . '_hint',
				),
				$hint
			),
			'' === $error ? null : self::error( $name, $error ),
			$field['below'] ?? null
		);
	}

	/**
	 * Returns the label text with its links.
	 *
	 * @param array<string, mixed> $field See render(); `links`: placeholder in the label to `text` and `url`.
	 */
	private static function label( array $field ): Markup {
		$html = esc_html( $field['label'] );
		foreach ( $field['links'] ?? array() as $mark => $link ) {
			// Open links in a new tab, so that the typed values are kept.
			$html = str_replace(
				$mark,
				(string) Markup::tag(
					'a',
					array(
						'href'   => $link['url'],
						'target' => '_blank',
					),
					$link['text'],
					Markup::tag( 'span', array( 'class' => 'screen-reader-text' ), ' ' . __( '(opens in a new tab)', 'vitrine' ) )
				),
				$html
			);
		}
		return Markup::safe( $html );
	}

	/**
	 * Renders the error of a field.
	 *
	 * @param string $name Field name.
	 * @param string $text Plain text.
	 */
	public static function error( string $name, string $text ): Markup {
		return Markup::tag(
			'p',
			array(
				'class' => 'vitrine-field-error',
				'id'    => $name . '_error',
			),
			$text
		);
	}

	/**
	 * Renders the input, select or textarea.
	 *
	 * @param array<string, mixed> $field See render().
	 * @param string               $error Error of the field.
	 */
	private static function control( array $field, string $error ): Markup {
		$name   = $field['name'];
		$shared = array(
			'name'             => $name,
			'id'               => $name,
			'autocomplete'     => $field['autocomplete'],
			'aria-required'    => $field['required'] ? 'true' : null,
			'aria-invalid'     => '' === $error ? null : 'true',
			'aria-describedby' => implode( ' ', array_filter( array( '' === $error ? '' : $name . '_error', '' === (string) ( $field['hint'] ?? '' ) ? '' : $name . '_hint' ) ) ) ?: null,
		) + ( $field['attributes'] ?? array() );
		$style  = static fn ( string $own ): string => Markup::classes( $own, $field['input_style'] ?? '' );
		return match ( $field['type'] ) {
			'select'   => Markup::tag( 'select', array( 'class' => $style( str_ends_with( $name, '_country' ) ? 'input-text country_to_state' : 'input-text' ) ) + $shared, self::options( $field ) ),
			'textarea' => Markup::tag(
				'textarea',
				array(
					'class' => $style( 'input-text' ),
					'rows'  => 3,
				) + $shared,
				$field['value']
			),
			'checkbox' => Markup::tag(
				'input',
				array(
					'type'    => 'checkbox',
					'class'   => $style( 'input-checkbox' ),
					'value'   => '1',
					'checked' => '' !== $field['value'],
				) + $shared
			),
			default    => Markup::tag(
				'input',
				array(
					'type'      => $field['type'],
					'class'     => $style( 'input-text' ),
					'value'     => $field['value'],
					// Set the keyboard for email and phone; others are left to the browser.
					'inputmode' => in_array( $field['type'], array( 'email', 'tel' ), true ) ? $field['type'] : null,
				) + $shared
			),
		};
	}

	/**
	 * Renders the options, with an empty one if none is chosen or the field is
	 * optional, unless `is_whole` is set.
	 *
	 * @param array<string, mixed> $field See render().
	 * @return list<Markup>
	 */
	private static function options( array $field ): array {
		$options = array();
		if ( empty( $field['is_whole'] ) && ! isset( $field['options'][''] ) && ( '' === $field['value'] || ! $field['required'] ) ) {
			$options[] = Markup::tag(
				'option',
				array(
					'value'    => '',
					'selected' => '' === $field['value'],
				),
				__( 'Select an option', 'vitrine' )
			);
		}
		foreach ( $field['options'] as $value => $label ) {
			$options[] = Markup::tag(
				'option',
				array(
					'value'    => (string) $value,
					'selected' => (string) $value === $field['value'],
				),
				$label
			);
		}
		return $options;
	}
}
