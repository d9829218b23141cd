<?php
/**
 * The names on the wire.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine;

use Vitrine\Commerce\Cookies\SiteMark;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the one contract file, which the scripts read too, and gives its names
 * their brands. Nothing else in PHP spells a name of the contract.
 *
 * @see spec, Naming conventions
 */
final class Contract {

	/**
	 * The file as it stands.
	 *
	 * @var array<string, mixed>|null
	 */
	private static ?array $raw = null;

	/**
	 * Placeholder to brand, by site: each of a network may have its own.
	 *
	 * @var array<int, array<string, string>>
	 */
	private static array $brands = array();

	/**
	 * A name or value, its placeholders resolved: `Contract::get( 'cookies.cart_hash' )`.
	 *
	 * @param string                     $path   Keys from the file's root, joined by dots.
	 * @param array<string, string>|null $brands Brands instead of the site's.
	 * @return mixed A string, a number or a list, as the file has it.
	 * @throws \OutOfBoundsException When the contract has no such name.
	 */
	public static function get( string $path, ?array $brands = null ): mixed {
		$value = self::raw();
		foreach ( explode( '.', $path ) as $key ) {
			if ( ! is_array( $value ) || ! array_key_exists( $key, $value ) ) {
				// A programmer's error: it never reaches a page.
				throw new \OutOfBoundsException( "The contract has no '$path'." ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Not output.
			}
			$value = $value[ $key ];
		}
		return self::resolve( $value, $brands );
	}

	/**
	 * Whether the contract has such a name.
	 *
	 * @param string $path Keys from the file's root, joined by dots.
	 */
	public static function has( string $path ): bool {
		$value = self::raw();
		foreach ( explode( '.', $path ) as $key ) {
			if ( ! is_array( $value ) || ! array_key_exists( $key, $value ) ) {
				return false;
			}
			$value = $value[ $key ];
		}
		return true;
	}

	/**
	 * As get(), for a name that must be a string.
	 *
	 * @param string                     $path   Keys from the file's root, joined by dots.
	 * @param array<string, string>|null $brands Brands instead of the site's.
	 */
	public static function name( string $path, ?array $brands = null ): string {
		$value = self::get( $path, $brands );
		return is_scalar( $value ) ? (string) $value : throw new \OutOfBoundsException( "The contract's '$path' is no name." ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Not output.
	}

	/**
	 * The brands behind the placeholders, as this site has them.
	 *
	 * @return array<string, string>
	 */
	public static function brands(): array {
		$site = get_current_blog_id();
		if ( ! isset( self::$brands[ $site ] ) ) {
			/**
			 * Brands as the file has them.
			 *
			 * @var array<string, string> $own
			 */
			$own = self::raw()['placeholders'];
			/**
			 * Lets a site stand in for another theme's contract.
			 *
			 * @param array<string, string> $own Placeholder to brand.
			 *
			 * @example
			 * // Elements and fields are named by `acme` where they were named by `vitrine`.
			 * add_filter( 'vitrine_contract', fn( $brands ) => array( 'theme' => 'acme' ) + $brands );
			 */
			$filtered              = apply_filters( 'vitrine_contract', $own );
			self::$brands[ $site ] = array_map( 'strval', array_intersect_key( (array) $filtered + $own, $own ) );
		}
		return self::$brands[ $site ];
	}

	/**
	 * The brands as the cart of a kind has them. What bears the e-commerce
	 * plugin's name elsewhere bears one of Vitrine's own for downloads: their
	 * plugin has cookies of such names itself, which say something else.
	 *
	 * @param string $kind Cart kind.
	 * @return array<string, string>
	 * @see spec 2.6
	 */
	public static function brands_of( string $kind ): array {
		$brands = self::brands();
		$own    = array(
			'commerce' => $brands['theme'] . '_' . $kind,
			'site'     => SiteMark::of_this_site(),
		);
		return $kind === $brands['downloads'] ? array_merge( $brands, $own ) : $brands;
	}

	/**
	 * Forgets what was read, for a filter that is added late (tests).
	 */
	public static function reset(): void {
		self::$brands = array();
	}

	/**
	 * The whole file.
	 *
	 * @return array<string, mixed>
	 */
	private static function raw(): array {
		if ( null === self::$raw ) {
			/**
			 * The file's root is an object.
			 *
			 * @var array<string, mixed> $raw
			 */
			$raw       = self::read();
			self::$raw = $raw;
			return $raw;
		}
		return self::$raw;
	}

	/**
	 * Reads the file: as the build has written it for PHP, which opcache keeps, or,
	 * in a checkout without a build, itself.
	 */
	private static function read(): mixed {
		$built = dirname( __DIR__ ) . '/build/contract.php';
		if ( is_readable( $built ) ) {
			return require $built;
		}
		$json = file_get_contents( dirname( __DIR__ ) . '/src/contract/contract.json' ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the plugin's own.
		return json_decode( (string) $json, true, 32, JSON_THROW_ON_ERROR );
	}

	/**
	 * Gives every string below a value its brands.
	 *
	 * @param mixed                 $value  As the file has it.
	 * @param array<string, string>|null $brands Placeholder to brand; null: the site's, which are asked for only when a name has one.
	 */
	private static function resolve( mixed $value, ?array $brands ): mixed {
		if ( is_array( $value ) ) {
			return array_map( static fn ( mixed $one ): mixed => self::resolve( $one, $brands ), $value );
		}
		if ( ! is_string( $value ) || ! str_contains( $value, '{' ) ) {
			return $value;
		}
		$pairs = array();
		foreach ( $brands ?? self::brands() as $placeholder => $brand ) {
			$pairs[ '{' . $placeholder . '}' ] = $brand;
		}
		return strtr( $value, $pairs );
	}
}
