<?php
/**
 * Lookup of a variation.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax\Product;

use Vitrine\Ajax\Answer;
use Vitrine\Ajax\Endpoint;
use Vitrine\Ajax\Refusal;
use Vitrine\Ajax\Request;
use Vitrine\Ajax\Routing\Guard;
use Vitrine\Commerce\Engine;
use Vitrine\Contract;
use Vitrine\View\Product\Variations\Choice;
use Vitrine\View\Product\Variations\Data;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the variation for the chosen options, or `false`. Changes nothing and starts
 * no session.
 *
 * @see spec 3.19, 7.13
 */
final class GetVariation implements Endpoint {

	public static function name(): string {
		return 'endpoints.get_variation';
	}

	public static function guard(): Guard {
		return Guard::Read;
	}

	/**
	 * @param Request $request Input: `product_id`, `attribute_…`, and `custom_data`, which is for other plugins.
	 * @param Engine  $engine  The engine.
	 * @throws Refusal When the input is not valid.
	 */
	public static function run( Request $request, Engine $engine ): Answer {
		$field = Contract::name( 'fields.product_id' );
		$id    = $request->id( $field );
		if ( 0 === $id ) {
			throw Refusal::malformed( $field );
		}
		$choices   = $request->texts( 'attribute_' );
		$variation = array() === $choices ? null : Choice::variation( $engine->catalog()->variations( $id ), $choices );
		return new Answer( null === $variation ? false : Data::of( $variation, $id, $engine->currency() ) );
	}
}
