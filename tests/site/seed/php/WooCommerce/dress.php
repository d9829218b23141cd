<?php
/**
 * Sets the front end of the sample shop in WooCommerce and adds a cart to the
 * header. Started by tests/site/seed/seed.ts.
 *
 * @package Vitrine
 *
 * @var array{front: 'vitrine'|'own'} $args Which.
 */

declare(strict_types=1);

namespace Vitrine\Seed\WooCommerce;

require_once dirname( __DIR__ ) . '/autoload.php';

Header::add_cart();
'own' === $args['front'] ? Front::own() : Front::vitrine();
