<?php
/**
 * The pictures of the sample shop.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Seed;

use RuntimeException;

/**
 * Puts drawn pictures into the media library. Their smaller sizes are drawn
 * already, since PHP would take many times longer for them.
 */
final class Pictures {

	/**
	 * Sizes of WordPress and their widths; the full picture is 800 wide, to which the usual 768 would add nothing.
	 */
	private const SIZES = array(
		'thumbnail'    => 150,
		'medium'       => 300,
		'medium_large' => 600,
	);

	private const FULL = 800;

	/**
	 * Attachments by the name of the picture.
	 *
	 * @var array<string, int>
	 */
	private array $known = array();

	/**
	 * Takes the folder.
	 *
	 * @param string $folder Where the pictures are.
	 */
	public function __construct( private readonly string $folder ) {
	}

	/**
	 * The attachment of a picture, made when it is asked for the first time.
	 *
	 * @param string $name Name of the picture.
	 * @param string $text What it shows.
	 * @throws RuntimeException When it was not drawn.
	 */
	public function id( string $name, string $text ): int {
		$this->known[ $name ] ??= $this->add( $name, $text );
		return $this->known[ $name ];
	}

	/**
	 * Adds a picture.
	 *
	 * @param string $name Name of the picture.
	 * @param string $text What it shows.
	 * @throws RuntimeException When it was not drawn.
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
	 * Copies one file.
	 *
	 * @param string $file   Name.
	 * @param string $folder Where to.
	 * @param int    $width  Pixels.
	 * @return array{file: string, width: int, height: int, mime-type: string, filesize: int}
	 * @throws RuntimeException When it was not drawn.
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
