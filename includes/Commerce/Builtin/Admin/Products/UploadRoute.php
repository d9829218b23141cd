<?php
/**
 * Upload endpoint for downloads.
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
 * Used by the product form. Files are stored in the closed folder, not in the media
 * library with its public URLs.
 */
final class UploadRoute {

	/** Name of the file in the request. */
	private const FILE = 'file';

	/**
	 * Registers the route. WordPress verifies the nonce of cookie authentication.
	 */
	public static function register(): void {
		/**
		 * Names in the contract are never empty.
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
	 * Returns the path of the endpoint.
	 */
	public static function path(): string {
		return '/' . Contract::name( 'rest.namespace' ) . Contract::name( 'rest.download_files' );
	}

	/**
	 * Whether the user can edit products and upload files.
	 */
	public static function is_allowed(): bool {
		return current_user_can( 'edit_' . Roles::PRODUCT[1] ) && current_user_can( 'upload_files' );
	}

	/**
	 * Receives a file.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request with the file.
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
	 * Returns why there is no file.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request  Request.
	 * @param bool                                   $is_there Whether PHP reports a file that it rejected.
	 */
	private static function why( \WP_REST_Request $request, bool $is_there ): string {
		// PHP discards the whole request if it is too large.
		$dropped = (int) $request->get_header( 'content-length' ) > wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) );
		return $is_there || $dropped
			/* translators: %s: size, such as 2 MB. */
			? sprintf( __( 'The file is too large: at most %s can be uploaded here.', 'vitrine' ), size_format( wp_max_upload_size() ) )
			: __( 'Please choose a file.', 'vitrine' );
	}
}
