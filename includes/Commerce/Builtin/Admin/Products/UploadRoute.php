<?php
/**
 * Takes files that are to be sold.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Products;

use Vitrine\Commerce\Builtin\Downloads\Files\UploadedFiles;
use Vitrine\Contract;
use Vitrine\Support\Roles;

defined( 'ABSPATH' ) || exit;

/**
 * An upload of the product form. The file goes into the closed folder, not into the
 * media library, whose addresses everybody can ask for.
 */
final class UploadRoute {

	/** Name of the file in the request. */
	private const FILE = 'file';

	/**
	 * Registers the route. WordPress checks the nonce of who is logged in by a cookie.
	 */
	public static function register(): void {
		/**
		 * A name of the contract is never empty.
		 *
		 * @var non-falsy-string $space
		 */
		$space = Contract::name( 'rest.namespace' );
		register_rest_route(
			$space,
			'/' . ltrim( Contract::name( 'rest.download_files' ), '/' ),
			array(
				'methods'             => 'POST',
				'callback'            => array( self::class, 'take' ),
				'permission_callback' => array( self::class, 'is_allowed' ),
				'args'                => array(),
			)
		);
	}

	/**
	 * Where the form's script sends files.
	 */
	public static function path(): string {
		return '/' . Contract::name( 'rest.namespace' ) . Contract::name( 'rest.download_files' );
	}

	/**
	 * Whether the person may edit products and upload files.
	 */
	public static function is_allowed(): bool {
		return current_user_can( 'edit_' . Roles::PRODUCT[1] ) && current_user_can( 'upload_files' );
	}

	/**
	 * Takes a file.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request With the file.
	 * @return array{name: string, url: string}|\WP_Error `vitrine_upload` (400).
	 */
	public static function take( \WP_REST_Request $request ): array|\WP_Error {
		$sent = $request->get_file_params()[ self::FILE ] ?? null;
		if ( ! is_array( $sent ) || in_array( $sent['error'], array( UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE ), true ) ) {
			return new \WP_Error( 'vitrine_upload', self::why( $request, is_array( $sent ) ), array( 'status' => 400 ) );
		}
		$file = UploadedFiles::take( $sent );
		return is_wp_error( $file ) ? $file : array(
			'name' => $file->name,
			'url'  => UploadedFiles::url( $file->file ),
		);
	}

	/**
	 * Why there is no file.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request   With it, or not.
	 * @param bool                                   $is_there  Whether PHP has told of one, which it did not take.
	 */
	private static function why( \WP_REST_Request $request, bool $is_there ): string {
		// PHP drops all of a request that is too large for it.
		$dropped = (int) $request->get_header( 'content-length' ) > wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) );
		return $is_there || $dropped
			/* translators: %s: size, such as 2 MB. */
			? sprintf( __( 'The file is too large: at most %s can be uploaded here.', 'vitrine' ), size_format( wp_max_upload_size() ) )
			: __( 'Please choose a file.', 'vitrine' );
	}
}
