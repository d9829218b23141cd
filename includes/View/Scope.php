<?php
/**
 * Which shop's markup it is.
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
 * Where two shops sell on one page, what the second one shows is marked with its
 * cart's kind, so that each shop's scripts and answers keep to their own. With one
 * shop there is no mark.
 *
 * @see spec 2.6
 */
final class Scope {

	/**
	 * The mark of an engine's markup; empty for the main engine's.
	 *
	 * @param Engine $engine The shop.
	 */
	public static function of( Engine $engine ): string {
		$kind = $engine->cart_kind();
		return Engines::active()->cart_kind() === $kind ? '' : $kind;
	}

	/**
	 * The attribute of an element that holds markup of an engine.
	 *
	 * @param Engine $engine The shop.
	 * @return array<string, string>
	 */
	public static function attribute( Engine $engine ): array {
		$scope = self::of( $engine );
		return '' === $scope ? array() : array( Contract::name( 'markers.shop' ) => $scope );
	}

	/**
	 * The selector of a region of an engine.
	 *
	 * @param string $selector Of the main engine's.
	 * @param Engine $engine   The shop.
	 */
	public static function selector( string $selector, Engine $engine ): string {
		$scope = self::of( $engine );
		return '' === $scope ? $selector : sprintf( '[%s="%s"] %s', Contract::name( 'markers.shop' ), $scope, $selector );
	}

	/**
	 * The id of an engine's cart data.
	 *
	 * @param Engine $engine The shop.
	 */
	public static function data_id( Engine $engine ): string {
		$scope = self::of( $engine );
		return Contract::name( 'markers.cart_data' ) . ( '' === $scope ? '' : '-' . $scope );
	}

	/**
	 * An address whose request is about an engine's cart.
	 *
	 * @param string $url    Address.
	 * @param Engine $engine The shop.
	 */
	public static function url( string $url, Engine $engine ): string {
		$scope = self::of( $engine );
		return '' === $scope ? $url : add_query_arg( Contract::name( 'fields.cart_kind' ), $scope, $url );
	}

	/**
	 * The engine that a request is about.
	 *
	 * @return Engine|null Null when it names a cart that nobody here has.
	 */
	public static function asked(): ?Engine {
		$field = Contract::name( 'fields.cart_kind' );
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Only compared with names.
		$kind = $_GET[ $field ] ?? $_POST[ $field ] ?? '';
		return is_string( $kind ) ? Engines::of_kind( $kind ) : null;
	}
}
