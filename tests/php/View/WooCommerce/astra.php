<?php
/**
 * Stub of Astra's class with the parts that our code looks for.
 *
 * @package Vitrine
 */

declare(strict_types=1);

if ( ! class_exists( Astra_Woocommerce::class, false ) ) {
	// phpcs:ignore Squiz.Commenting.ClassComment.Missing, WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedClassFound, Generic.Files.OneObjectStructurePerFile.MultipleFound -- Name from the theme.
	final class Astra_Woocommerce {

		/**
		 * Removes the sale badge: the theme renders its own on its cards.
		 */
		public function sale_flash(): string {
			return '';
		}
	}
}
