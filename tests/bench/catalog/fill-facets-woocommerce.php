<?php
/**
 * Fills a bench site with WooCommerce products with attributes, directly in its
 * tables and lookup tables: its own functions would take hours. The products are
 * those of fill-facets.php; every fourth one has six variations. Started by
 * facets.ts.
 *
 * @package Vitrine
 *
 * @var array{from: int, to: int} $args Range of product numbers.
 */

declare( strict_types=1 );

( static function ( int $from, int $to ): void {
	global $wpdb;

	for ( $which = 1; $which <= 6; $which++ ) {
		if ( ! taxonomy_exists( "pa_bench$which" ) ) {
			wc_create_attribute(
				array(
					'name' => "Bench attribute $which",
					'slug' => "bench$which",
				)
			);
			register_taxonomy( "pa_bench$which", array( 'product' ) );
		}
	}
	$woods  = array( 'oak', 'ash', 'walnut', 'birch', 'cherry', 'maple', 'beech', 'pine', 'elm', 'alder', 'teak', 'cedar', 'larch' );
	$amount = array(
		'product_cat' => 30,
		'product_tag' => 24,
		'pa_bench1'   => 40,
		'pa_bench2'   => 40,
		'pa_bench3'   => 40,
		'pa_bench4'   => 40,
		'pa_bench5'   => 40,
		'pa_bench6'   => 40,
	);
	$terms  = array();
	$places = array();
	foreach ( $amount as $taxonomy => $count ) {
		$which = str_starts_with( $taxonomy, 'pa_' ) ? substr( $taxonomy, -1 ) : '';
		for ( $number = 0; $number < $count; $number++ ) {
			$slug = '' === $which ? "bench-$number" : "v$which-$number";
			$term = term_exists( $slug, $taxonomy ) ?: wp_insert_term( '' === $which ? "Bench $number" : "Value $which $number", $taxonomy, array( 'slug' => $slug ) );

			$terms[ $taxonomy ][]  = (int) $term['term_id'];
			$places[ $taxonomy ][] = (int) $term['term_taxonomy_id'];
		}
	}
	$type_of = static fn ( string $type ): int => (int) get_term_by( 'slug', $type, 'product_type' )->term_taxonomy_id;
	$simple  = $type_of( 'simple' );
	$parent  = $type_of( 'variable' );
	$hidden  = (int) get_term_by( 'slug', 'outofstock', 'product_visibility' )->term_taxonomy_id;
	$insert  = static function ( string $into, array $rows ) use ( $wpdb ): void {
		foreach ( array_chunk( $rows, 2000 ) as $some ) {
			$wpdb->query( "INSERT INTO $into VALUES " . implode( ', ', $some ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- Rows are prepared or consist of numbers.
		}
	};
	$post    = static fn ( int $id, int $number, string $type, int $of, string $title, string $text ): string => (string) $wpdb->prepare( "( %d, 1, %s, %s, %s, %s, '', 'publish', 'open', 'closed', '', %s, '', '', %s, %s, '', %d, '', 0, %s, '', 0 )", $id, gmdate( 'Y-m-d H:i:s', 1600000000 + $number * 600 ), gmdate( 'Y-m-d H:i:s', 1600000000 + $number * 600 ), $text, $title, "bench-$id", gmdate( 'Y-m-d H:i:s', 1600000000 + $number * 600 ), gmdate( 'Y-m-d H:i:s', 1600000000 + $number * 600 ), $of, $type );

	$wpdb->query( 'START TRANSACTION' );
	foreach ( array_chunk( range( $from, $to ), 500 ) as $numbers ) {
		$posts      = array();
		$metas      = array();
		$lookups    = array();
		$attributes = array();
		$links      = array();
		$meta       = static function ( int $id, array $values ) use ( &$metas, $wpdb ): void {
			foreach ( $values as $key => $value ) {
				$metas[] = $wpdb->prepare( '( %d, %s, %s )', $id, $key, (string) $value );
			}
		};
		foreach ( $numbers as $number ) {
			$id       = 1000000 + $number;
			$name     = ucfirst( $woods[ $number % 13 ] ) . ' ' . $woods[ ( $number * 7 ) % 11 ] . " bench, model $number";
			$price    = ( 500 + ( $number * 7919 ) % 90000 ) / 100;
			$mixed    = crc32( (string) $number );
			$variable = 0 === $number % 4;
			$sizes    = array( $mixed % 40, ( $mixed + 7 ) % 40 );
			$colors   = array( ( $mixed >> 4 ) % 40, ( ( $mixed >> 4 ) + 3 ) % 40, ( ( $mixed >> 4 ) + 11 ) % 40 );
			$stock    = ( $mixed >> 9 ) % 12;
			$sale     = 0 === ( $mixed >> 3 ) % 9 ? 1 : 0;
			$rating   = ( $mixed % 9 ) / 2 + 0.5;
			$values   = array(
				1 => $variable ? $colors : array( $colors[0] ),
				2 => $variable ? $sizes : array( $sizes[0] ),
			);
			foreach ( array( 3, 4, 5, 6 ) as $which ) {
				$values[ $which ] = array( ( $mixed >> ( 2 * $which ) ) % 40 );
			}
			$status  = $variable || $stock > 0 ? 'instock' : 'outofstock';
			$posts[] = $post( $id, $number, 'product', 0, $name, str_repeat( "<p>It is made of {$woods[ $number % 13 ]} and is at home in any room. It is delivered within a week.</p>\n", 3 ) );
			$own     = array();
			foreach ( $values as $which => $some ) {
				$own[ "pa_bench$which" ] = array(
					'name'         => "pa_bench$which",
					'value'        => '',
					'position'     => $which,
					'is_visible'   => 1,
					'is_variation' => $variable && $which < 3 ? 1 : 0,
					'is_taxonomy'  => 1,
				);
				foreach ( $some as $value ) {
					$links[] = sprintf( '( %d, %d, 0 )', $id, $places[ "pa_bench$which" ][ $value ] );
					if ( ! $variable || $which > 2 ) {
						$attributes[] = sprintf( "( %d, %d, 'pa_bench%d', %d, 0, %d )", $id, $id, $which, $terms[ "pa_bench$which" ][ $value ], 'instock' === $status ? 1 : 0 );
					}
				}
			}
			$meta(
				$id,
				array(
					'_price'              => $price,
					'_regular_price'      => $price + $sale,
					'_stock_status'       => $status,
					'_sku'                => "BN-$number",
					'_product_attributes' => serialize( $own ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- WooCommerce's storage format.
				) + ( 0 === $sale ? array() : array( '_sale_price' => $price ) )
			);
			$lookups[] = $wpdb->prepare( "( %d, %s, '', 0, 0, %f, %f, %d, %d, %s, %d, %f, %d, 'taxable', '' )", $id, "BN-$number", $price, $variable ? $price + 2 : $price, $sale, $stock, $status, 5, $rating, ( $number * 31 ) % 997 );
			$links[]   = sprintf( '( %d, %d, 0 )', $id, $places['product_cat'][ $mixed % 30 ] );
			$links[]   = sprintf( '( %d, %d, 0 )', $id, $places['product_tag'][ ( $mixed >> 7 ) % 24 ] );
			$links[]   = sprintf( '( %d, %d, 0 )', $id, $variable ? $parent : $simple );
			if ( 'outofstock' === $status ) {
				$links[] = sprintf( '( %d, %d, 0 )', $id, $hidden );
			}
			foreach ( $variable ? $colors : array() as $c => $color ) {
				foreach ( $sizes as $s => $size ) {
					$unit = 2000000 + $number * 6 + 2 * $c + $s;
					$left = ( $mixed >> ( $c + $s ) ) % 4 > 0 ? 'instock' : 'outofstock';
					// WooCommerce would correct any other title on first use.
					$posts[] = $post( $unit, $number, 'product_variation', $id, "$name - Value 1 $color, Value 2 $size", '' );
					$meta(
						$unit,
						array(
							'_price'              => $price + $c,
							'_regular_price'      => $price + $c,
							'_stock_status'       => $left,
							'attribute_pa_bench1' => "v1-$color",
							'attribute_pa_bench2' => "v2-$size",
						)
					);
					$lookups[] = $wpdb->prepare( "( %d, %s, '', 0, 0, %f, %f, 0, 1, %s, 0, 0, 0, 'taxable', 'parent' )", $unit, "BN-$number-$c$s", $price + $c, $price + $c, $left );
					foreach ( array(
						1 => $color,
						2 => $size,
					) as $which => $value ) {
						$attributes[] = sprintf( "( %d, %d, 'pa_bench%d', %d, 1, %d )", $unit, $id, $which, $terms[ "pa_bench$which" ][ $value ], 'instock' === $left ? 1 : 0 );
					}
				}
			}
		}
		$insert( "$wpdb->posts ( ID, post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, comment_status, ping_status, post_password, post_name, to_ping, pinged, post_modified, post_modified_gmt, post_content_filtered, post_parent, guid, menu_order, post_type, post_mime_type, comment_count )", $posts );
		$insert( "$wpdb->postmeta ( post_id, meta_key, meta_value )", $metas );
		$insert( "$wpdb->wc_product_meta_lookup ( product_id, sku, global_unique_id, `virtual`, downloadable, min_price, max_price, onsale, stock_quantity, stock_status, rating_count, average_rating, total_sales, tax_status, tax_class )", $lookups );
		$insert( "{$wpdb->prefix}wc_product_attributes_lookup ( product_id, product_or_parent_id, taxonomy, term_id, is_variation_attribute, in_stock )", $attributes );
		$insert( "$wpdb->term_relationships ( object_id, term_taxonomy_id, term_order )", $links );
	}
	$wpdb->query( 'COMMIT' );
	$wpdb->query( "UPDATE $wpdb->term_taxonomy t SET count = ( SELECT COUNT(*) FROM $wpdb->term_relationships r WHERE r.term_taxonomy_id = t.term_taxonomy_id )" );
	update_option( 'woocommerce_attribute_lookup_enabled', 'yes' );
	delete_transient( 'wc_attribute_taxonomies' );
	wp_cache_flush();
} )( (int) $args['from'], (int) $args['to'] );
