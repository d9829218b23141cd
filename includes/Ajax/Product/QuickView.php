<?php
/**
 * Content of a quick view.
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
use Vitrine\View\QuickView\QuickViewContent;

defined( 'ABSPATH' ) || exit;

/**
 * Always returns HTML, because the script inserts the response whatever its status.
 * Changes nothing and starts no session.
 *
 * @see spec 7.7, 8.2
 */
final class QuickView implements Endpoint {

	public static function name(): string {
		return 'actions.quick_view';
	}

	public static function guard(): Guard {
		return Guard::Read;
	}

	/**
	 * @param Request $request Input: `product_id`.
	 * @param Engine  $engine  The engine.
	 */
	public static function run( Request $request, Engine $engine ): Answer {
		try {
			$id = $request->id( Contract::name( 'fields.product_id' ) );
			if ( 0 === $id ) {
				throw Refusal::malformed( Contract::name( 'fields.product_id' ) );
			}
		} catch ( Refusal $refusal ) {
			return Answer::html( (string) QuickViewContent::refusal( $refusal->getMessage() ), 400 );
		}
		$product = $engine->catalog()->find( $id );
		return null === $product
			? Answer::html( (string) QuickViewContent::refusal( __( 'This product is no longer available.', 'vitrine' ) ), 404 )
			: Answer::html( (string) QuickViewContent::render( $product, $engine ) );
	}
}
