<?php
/**
 * The form of a variable product.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product;

use Vitrine\Commerce\Value\Product;
use Vitrine\View\Markup;

/**
 * A select for each attribute. The server finds the variation by what was
 * chosen, so the form is whole without a script.
 *
 * @see spec 2.3, 3.3
 */
final class VariableForm {

	/**
	 * The form.
	 *
	 * @param Product              $product Variable.
	 * @param array<string, mixed> $shop    Of Shop.
	 */
	public static function render( Product $product, array $shop ): Markup {
		return Form::open(
			$product,
			'',
			Markup::tag(
				'div',
				array( 'class' => 'variations' ),
				array_map( static fn ( array $attribute ): Markup => self::attribute( $product, $attribute ), $product->attributes )
			),
			Form::quantity( $product, $shop['quantity_style'] ),
			Form::button( $product )
		);
	}

	/**
	 * One choice to make.
	 *
	 * @param Product                                                                               $product   Variable.
	 * @param array{name: string, label: string, options: array<string, string>, default: string} $attribute One of its attributes.
	 */
	private static function attribute( Product $product, array $attribute ): Markup {
		$id      = 'product-' . $product->id . '-' . $attribute['name'];
		$options = array( Markup::tag( 'option', array( 'value' => '' ), __( 'Choose an option', 'vitrine' ) ) );
		foreach ( $attribute['options'] as $slug => $label ) {
			$options[] = Markup::tag(
				'option',
				array(
					'value'    => (string) $slug,
					'selected' => (string) $slug === $attribute['default'],
				),
				$label
			);
		}
		return Markup::tag(
			'div',
			array( 'class' => 'vitrine-attribute' ),
			Markup::tag( 'label', array( 'for' => $id ), $attribute['label'] ),
			Markup::tag(
				'select',
				array(
					'id'       => $id,
					'name'     => $attribute['name'],
					'required' => true,
				),
				$options
			)
		);
	}
}
