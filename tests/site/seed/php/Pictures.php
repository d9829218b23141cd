<?php
/**
 * Images of the sample shop.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Seed;

use RuntimeException;

/**
 * Adds rendered images to the media library. Their smaller sizes are already
 * rendered too, since PHP would take many times longer for them.
 */
final class Pictures {

	/**
	 * Image sizes with their widths. The full image is 800 pixels wide, so the
	 * default size of 768 is left out.
	 */
	private const SIZES = array(
		'thumbnail'    => 150,
		'medium'       => 300,
		'medium_large' => 600,
	);

	private const FULL = 800;

	/**
	 * Attachment IDs by image name.
	 *
	 * @var array<string, int>
	 */
	private array $known = array();

	/**
	 * Constructor.
	 *
	 * @param string $folder Folder of the images.
	 */
	public function __construct( private readonly string $folder ) {
	}

	/**
	 * Returns the attachment of an image, and adds it on first use.
	 *
	 * @param string $name Name of the image.
	 * @param string $text Alternative text.
	 * @throws RuntimeException When it was not rendered.
	 */
	public function id( string $name, string $text ): int {
		$this->known[ $name ] ??= $this->add( $name, $text );
		return $this->known[ $name ];
	}

	/**
	 * Adds an image.
	 *
	 * @param string $name Name of the image.
	 * @param string $text Alternative text.
	 * @throws RuntimeException When it was not rendered.
	 */
	private function add( string $name, string $text ): int {
		$upload = wp_upload_dir( '2026/01' );
		$sizes  = array();
		foreach ( self::SIZES as $size => $width ) {
			$sizes[ $size ] = $this->copy( "$name-{$width}x{$width}.jpg", $upload['path'], $width );
		}
		$full = $this->copy( "$name.jpg", $upload['path'], self::FULL );
		$id   = wp_insert_attachment(
			array(
				'post_title'     => $text,
				'post_name'      => 'picture-' . $name,
				'post_mime_type' => 'image/jpeg',
				'guid'           => $upload['url'] . '/' . $full['file'],
			),
			$upload['path'] . '/' . $full['file']
		);
		update_post_meta( $id, '_wp_attachment_image_alt', $text );
		wp_update_attachment_metadata(
			$id,
			array(
				'width'      => self::FULL,
				'height'     => self::FULL,
				'file'       => ltrim( $upload['subdir'], '/' ) . '/' . $full['file'],
				'filesize'   => $full['filesize'],
				'sizes'      => $sizes,
				'image_meta' => array(),
			)
		);
		return $id;
	}

	/**
	 * Copies a file.
	 *
	 * @param string $file   Name.
	 * @param string $folder Target folder.
	 * @param int    $width  Width in pixels.
	 * @return array{file: string, width: int, height: int, mime-type: string, filesize: int}
	 * @throws RuntimeException When it was not rendered.
	 */
	private function copy( string $file, string $folder, int $width ): array {
		if ( ! copy( $this->folder . '/' . $file, $folder . '/' . $file ) ) {
			throw new RuntimeException( "There is no picture $file." );
		}
		return array(
			'file'      => $file,
			'width'     => $width,
			'height'    => $width,
			'mime-type' => 'image/jpeg',
			'filesize'  => (int) filesize( $folder . '/' . $file ),
		);
	}
}
