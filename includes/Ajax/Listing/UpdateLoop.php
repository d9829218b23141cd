<?php
/**
 * Update of a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax\Listing;

use Vitrine\Ajax\Answer;
use Vitrine\Ajax\Endpoint;
use Vitrine\Ajax\Nonces;
use Vitrine\Ajax\Refusal;
use Vitrine\Ajax\Request;
use Vitrine\Ajax\Routing\Guard;
use Vitrine\Commerce\Engine;
use Vitrine\Contract;
use Vitrine\Loop\LoopUrl;
use Vitrine\Loop\LoopFactory;
use Vitrine\Loop\Context;
use Vitrine\Loop\BlockFinder;
use Vitrine\Loop\Loop;
use Vitrine\Loop\LoopState;
use Vitrine\View\Loop\Update;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the results and the pagination of a listing. Changes nothing, and returns
 * only what the page of the listing would show as well.
 *
 * @see spec 3.12, 3.13, 7.10
 */
final class UpdateLoop implements Endpoint {

	/** Request fields with the visitor's choices. */
	private const CHOSEN = array( 'category', 'checkbox', 'button_filter', 'search', 'sorting', 'paged' );

	/** Maximum length of the chosen facet values. */
	private const LONGEST_FACETS = 8000;

	/** Maximum cache age in seconds for responses that are the same for all visitors. */
	private const MAX_AGE = 60;

	public static function name(): string {
		return 'actions.update_loop_builder_content';
	}

	public static function guard(): Guard {
		return Guard::Read;
	}

	/**
	 * @param Request $request Input, see spec 3.12.
	 * @param Engine  $engine  The engine.
	 */
	public static function run( Request $request, Engine $engine ): Answer {
		try {
			if ( 'POST' === $request->method ) {
				Nonces::check_listing( $request->text( Contract::name( 'fields.security' ), 64 ) );
			}
			$content = self::content( $request );
		} catch ( Refusal $refusal ) {
			return self::refused( $refusal->error );
		}
		$body = array(
			'success' => true,
			'data'    => array( 'content' => $content ),
		);
		return 'GET' === $request->method ? new Answer( $body, max_age: self::is_for_everybody( $engine ) ? self::MAX_AGE : 0 ) : new Answer( $body );
	}

	/**
	 * Returns the requested results.
	 *
	 * @param Request $request Current request.
	 * @return array<string, mixed> The shape of `LoopContent` in src/contract/types/loop.ts.
	 * @throws Refusal When the listing does not exist.
	 */
	private static function content( Request $request ): array {
		$post_id  = $request->id( Contract::name( 'fields.post_id' ) );
		$block_id = $request->required( Contract::name( 'fields.block_id' ), 64 );
		$query_id = $request->id( Contract::name( 'fields.query_id' ) );
		$block    = BlockFinder::find( $post_id, Context::bare( $block_id ) );
		if ( null === $block ) {
			throw Refusal::of( 'unknown_loop', __( 'This list no longer exists. Please reload the page.', 'vitrine' ) );
		}
		$context = Context::of_request( $block_id, $request->text( Contract::name( 'fields.post_type' ), 40 ), $post_id );
		$address = LoopUrl::of_page( $post_id, $query_id );
		$state   = self::state( $request, array_keys( LoopFactory::options( $block, $context )->facets ) );
		$whole   = '1' === $request->text( Contract::name( 'fields.paged_from' ), 8 );
		return Update::of( LoopFactory::for_request( $block, $context, $address, $block_id, $state, $whole ), $block );
	}

	/**
	 * Returns the requested state.
	 *
	 * @param Request      $request Current request.
	 * @param list<string> $facets  Taxonomies of the listing's facets.
	 * @throws Refusal When a field is not valid.
	 */
	private static function state( Request $request, array $facets ): LoopState {
		$sent = array();
		foreach ( self::CHOSEN as $field ) {
			$name           = Contract::name( 'fields.' . $field );
			$sent[ $field ] = 'checkbox' === $field && $request->is_list( $name ) ? $request->map( $name ) : $request->text( $name, 2000 );
		}
		$name           = Contract::name( 'fields.facets' );
		$sent['facets'] = $request->text( $name, self::LONGEST_FACETS );
		if ( '' !== $sent['facets'] && ! is_array( json_decode( $sent['facets'], true, 3 ) ) ) {
			throw Refusal::malformed( $name );
		}
		return LoopState::read( $sent, Loop::composable(), $facets );
	}

	/**
	 * Returns an error response.
	 *
	 * @param \WP_Error $error The error.
	 * @see spec 3.13, 8.4
	 */
	private static function refused( \WP_Error $error ): Answer {
		$code = (string) $error->get_error_code();
		return new Answer(
			array(
				'success' => false,
				'data'    => array(
					'message' => $error->get_error_message(),
					'code'    => $code,
				),
			),
			// The client reads the message of a successful response; for an expired nonce it requests a new one.
			Contract::name( 'error_codes.nonce_expired' ) === $code ? 403 : 200
		);
	}

	/**
	 * Whether this visitor gets the same response as all others.
	 *
	 * @param Engine $engine The engine.
	 */
	private static function is_for_everybody( Engine $engine ): bool {
		$cookies = array_merge( $engine->session_cookies(), array( Contract::name( 'cookies.items_in_cart', Contract::brands_of( $engine->cart_kind() ) ) ) );
		return ! is_user_logged_in() && array() === array_intersect_key( $_COOKIE, array_flip( $cookies ) );
	}
}
