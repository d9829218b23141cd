<?php
/**
 * Names shared between PHP and scripts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine;

use Vitrine\Commerce\Cookies\SiteMark;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the contract file, which the scripts use, too, and replaces the brand
 * placeholders in its names. All other PHP code reads these names from here.
 *
 * @see spec, Naming conventions
 */
final class Contract {

	/**
	 * Contents of the file.
	 *
	 * @var array<string, mixed>|null
	 */
	private static ?array $raw = null;

	/**
	 * Brands by placeholder, per site: each site of a network may have its own.
	 *
	 * @var array<int, array<string, string>>
	 */
	private static array $brands = array();

	/**
	 * Returns a name or value with resolved placeholders: `Contract::get( 'cookies.cart_hash' )`.
	 *
	 * @param string                     $path   Path of keys, joined by dots.
	 * @param array<string, string>|null $brands Brands to use instead of the site's.
	 * @return mixed String, number or list.
	 * @throws \OutOfBoundsException When the contract does not have the name.
	 */
	public static function get( string $path, ?array $brands = null ): mixed {
		$value = self::raw();
		foreach ( explode( '.', $path ) as $key ) {
			if ( ! is_array( $value ) || ! array_key_exists( $key, $value ) ) {
				// A programming error, never displayed.
				throw new \OutOfBoundsException( "The contract has no '$path'." ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Not output.
			}
			$value = $value[ $key ];
		}
		return self::resolve( $value, $brands );
	}

	/**
	 * Whether the contract has a name.
	 *
	 * @param string $path Path of keys, joined by dots.
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
	 * Returns a name that must be a string. See get().
	 *
	 * @param string                     $path   Path of keys, joined by dots.
	 * @param array<string, string>|null $brands Brands to use instead of the site's.
	 */
	public static function name( string $path, ?array $brands = null ): string {
		$value = self::get( $path, $brands );
		return is_scalar( $value ) ? (string) $value : throw new \OutOfBoundsException( "The contract's '$path' is no name." ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Not output.
	}

	/**
	 * Returns the brands of this site by placeholder.
	 *
	 * @return array<string, string>
	 */
	public static function brands(): array {
		$site = get_current_blog_id();
		if ( ! isset( self::$brands[ $site ] ) ) {
			/**
			 * Brands in the file.
			 *
			 * @var array<string, string> $own
			 */
			$own = self::raw()['placeholders'];
			/**
			 * Filters the brands in the names of cookies, fields and elements, such as to match another theme.
			 *
			 * @param array<string, string> $own Placeholder to brand.
			 *
			 * @example
			 * // Elements and fields are named `acme` instead of `vitrine`.
			 * add_filter( 'vitrine_contract', fn( $brands ) => array( 'theme' => 'acme' ) + $brands );
			 */
			$filtered              = apply_filters( 'vitrine_contract', $own );
			self::$brands[ $site ] = array_map( 'strval', array_intersect_key( (array) $filtered + $own, $own ) );
		}
		return self::$brands[ $site ];
	}

	/**
	 * Returns the brands for a cart kind. For the cart of downloads, names use the theme's
	 * brand instead of the e-commerce plugin's, since that plugin has cookies with the same
	 * names but other contents.
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
	 * Clears the cache, for tests that add filters late.
	 */
	public static function reset(): void {
		self::$brands = array();
	}

	/**
	 * Returns the contents of the file.
	 *
	 * @return array<string, mixed>
	 */
	private static function raw(): array {
		if ( null === self::$raw ) {
			/**
			 * The root of the file is an object.
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
	 * Reads the PHP file of the build, which opcache caches, or the JSON file if there is no
	 * build.
	 */
	private static function read(): mixed {
		$built = dirname( __DIR__ ) . '/build/contract.php';
		if ( is_readable( $built ) ) {
			return require $built;
		}
		$json = file_get_contents( dirname( __DIR__ ) . '/src/contract/contract.json' ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- Local file of the plugin.
		return json_decode( (string) $json, true, 32, JSON_THROW_ON_ERROR );
	}

	/**
	 * Replaces the placeholders in all strings of a value.
	 *
	 * @param mixed                 $value  Value in the file.
	 * @param array<string, string>|null $brands Brands by placeholder; null: those of the site, which are loaded only if needed.
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
