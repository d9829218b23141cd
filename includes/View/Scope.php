<?php
/**
 * Markup scope of a second shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View;

use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Engines;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * If two shops sell on one page, the markup of the second one is marked with its cart
 * kind, so that scripts and responses of each shop stay separate. With one shop there
 * is no mark.
 *
 * @see spec 2.6
 */
final class Scope {

	/**
	 * Returns the scope of an engine; empty for the main engine.
	 *
	 * @param Engine $engine The engine.
	 */
	public static function of( Engine $engine ): string {
		$kind = $engine->cart_kind();
		return Engines::active()->cart_kind() === $kind ? '' : $kind;
	}

	/**
	 * Returns the attribute of an element with markup of an engine.
	 *
	 * @param Engine $engine The engine.
	 * @return array<string, string>
	 */
	public static function attribute( Engine $engine ): array {
		$scope = self::of( $engine );
		return '' === $scope ? array() : array( Contract::name( 'markers.shop' ) => $scope );
	}

	/**
	 * Returns the selector of a region of an engine.
	 *
	 * @param string $selector Selector in the main shop.
	 * @param Engine $engine   The engine.
	 */
	public static function selector( string $selector, Engine $engine ): string {
		$scope = self::of( $engine );
		return '' === $scope ? $selector : sprintf( '[%s="%s"] %s', Contract::name( 'markers.shop' ), $scope, $selector );
	}

	/**
	 * Returns the ID of an engine's cart data.
	 *
	 * @param Engine $engine The engine.
	 */
	public static function data_id( Engine $engine ): string {
		$scope = self::of( $engine );
		return Contract::name( 'markers.cart_data' ) . ( '' === $scope ? '' : '-' . $scope );
	}

	/**
	 * Returns a URL for requests to an engine's cart.
	 *
	 * @param string $url    URL.
	 * @param Engine $engine The engine.
	 */
	public static function url( string $url, Engine $engine ): string {
		$scope = self::of( $engine );
		return '' === $scope ? $url : add_query_arg( Contract::name( 'fields.cart_kind' ), $scope, $url );
	}

	/**
	 * Returns the engine of the current request.
	 *
	 * @return Engine|null Null if the request has an unknown cart kind.
	 */
	public static function asked(): ?Engine {
		$field = Contract::name( 'fields.cart_kind' );
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Only compared with known names.
		$kind = $_GET[ $field ] ?? $_POST[ $field ] ?? '';
		return is_string( $kind ) ? Engines::of_kind( $kind ) : null;
	}
}
