<?php
/**
 * Stubs of internal WooCommerce classes that the move uses and that WooCommerce's
 * stubs lack.
 *
 * @package Vitrine
 */

// phpcs:disable -- Signatures only.

namespace Automattic\WooCommerce\Internal\ProductDownloads\ApprovedDirectories {
	class Register {
		public const MODE_ENABLED = 'enabled';
		public function get_mode(): string {}
		public function set_mode( string $mode ): bool {}
		public function is_valid_path( string $download_url ): bool {}
		public function add_approved_directory( string $url, bool $enabled = true ): int {}
	}
}
